// L'analisi dopo la partita, in italiano; en.ts è la fonte.
import { inItalian as count } from "../../../../../words/plural.ts";
import type { ReviewWords } from "./en.ts";

export const words: ReviewWords = {
  title: "Domanda per domanda",
  help: "Che cosa era possibile prima e dopo, e quanto sarebbe valsa la domanda migliore.",
  show: "Analizza la partita",
  thinking: "Ripercorro la partita…",
  failed: "Non è stato possibile calcolare l'analisi. Riprova.",
  asked: "domanda",
  left: "mondi",
  worth: "valore",
  worlds: (before, after) => `${before} → ${after}`,
  worths: { brilliant: "brillante", best: "la migliore", good: "buona", inaccurate: "imprecisa", costly: "costosa", wasted: "sprecata: la risposta era nota" },
  better: (code, verifier) => `meglio: ${code} a ${verifier}`,
  saves: (rounds, questions) => `risparmia ${rounds} turni, ${questions} domande`,
  known: (code) => `resta un codice: ${code}`,
  none: "Nessuna domanda.",
  could: (questions) => count(questions, { one: "Il codice si poteva sapere dopo # domanda.", other: "Il codice si poteva sapere dopo # domande." }),
  couldNot: "Il codice non si poteva ancora sapere.",
  atOnce: "Il codice si poteva sapere prima della prima domanda.",
  plot: "Mondi rimasti dopo ogni domanda",
  sums: { start: "da aspettarsi", lost: "regalato", luck: "fortuna (meno è meglio)", played: "giocato", rest: "ancora da giocare" },
  amount: (rounds, questions) => `${rounds} turni, ${questions} domande`,
  unproven: "Dove il problema è troppo grande per una dimostrazione, sono i migliori valori trovati.",
  machine: "La MACCHINA",
  strategy: "Com'è il gioco perfetto",
  strategyHelp: "Ogni riquadro è un insieme di mondi, largo quanti sono i mondi. Scendere è una domanda in più: a sinistra se la risposta è no, a destra se è sì. Tocca un riquadro per entrarci.",
  legend: { fresh: "nuova proposta", same: "stessa proposta, altro verificatore", code: "il codice è noto" },
  up: "Torna su",
  node: (ask, worlds) => `${ask}, ${count(worlds, { one: "# mondo", other: "# mondi" })}`,
};
