// Quello che si dice quando si è tutti in una stanza, in italiano; en.ts è la fonte.
import type { RoomWords } from "./en.ts";

export const words: RoomWords = {
  show: "Mostra su una TV",
  showSays: "Una TV, o un portatile lì accanto, mostra il tavolo a tutta la stanza: immagini, orologio, rivelazioni. Non conosce segreti.",
  typeThis: "Apri lì questo indirizzo:",
  openHere: "Apri su questo schermo",
  controllers: "I telefoni fanno da controller",
  controllersSay: "Mostrano solo ciò che è tuo e ciò che puoi fare; il resto lo mostra la TV. Ognuno può disattivarlo sul proprio.",
  fullScreen: "Schermo intero, con l'audio",
  sleeps: "Questo browser non può tenere acceso lo schermo: disattiva il salvaschermo, per favore.",
  noFullScreen: "Questo browser non ha lo schermo intero per le pagine.",
  joinIn: "Unisciti con il telefono",
  joinSays: "Inquadra qui, oppure apri",
  andSay: "e scrivi il codice",
  table: "Tavolo",
  waitingFor: (host) => `${host} inizia la partita quando ci siete tutti.`,
  come: "Chi viene?",
  lost: "La connessione è caduta; riprovo…",

  lookUp: "Il resto è sulla TV",
  showAll: "Mostra tutto qui",
  controller: "Solo la mia parte",

  share: "In più persone su questo dispositivo",
  shareSays: "Il dispositivo passa di mano in mano. Tra l'uno e l'altro cala un sipario, e nessuno vede ciò che è degli altri.",
  addHere: "Aggiungi qualcuno qui",
  theirName: "Il suo nome",
  here: "Su questo dispositivo",
  remove: (name) => `${name} lascia questo dispositivo`,
  giveTo: (name) => `Passa il dispositivo a ${name}`,
  iAm: (name) => `Sono ${name}: fammi vedere`,
  nobodyNow: "In questo momento nessuno qui ha qualcosa da fare.",
  orElse: "Vuole guardare qualcun altro?",
  has: (name) => `Il dispositivo è di ${name}`,
  cover: "Cala il sipario",
  curtain: "Il sipario",
  // Un solo dispositivo, senza server.
  passOne: "Un dispositivo, senza rete",
  passSays:
    "Il dispositivo passa di mano in mano, e questo browser distribuisce e arbitra da solo. Dove le regole danno un tempo, scade quando tutti hanno avuto il dispositivo una volta. La partita finisce quando si chiude la pagina.",
  player: (number: number) => `Giocatore ${number}`,
  onePlayerMore: "Un giocatore in più",
  onePlayerLess: "Un giocatore in meno",
  sameName: "Due giocatori hanno lo stesso nome: bisogna distinguerli.",
  fetchingPictures: "Le immagini arrivano",
  noPictures: "Le immagini non ci sono ancora: apri questa pagina una volta con la rete.",
};
