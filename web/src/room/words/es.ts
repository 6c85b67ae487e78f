// Lo que se dice cuando todos están en una habitación, en español; en.ts es la fuente.
import type { RoomWords } from "./en.ts";

export const words: RoomWords = {
  show: "Mostrar en una tele",
  showSays: "Una tele, o un portátil junto a ella, muestra la mesa a toda la sala: imágenes, reloj, desenlaces. No sabe ningún secreto.",
  typeThis: "Abre en ella esta dirección:",
  openHere: "Abrir en esta pantalla",
  controllers: "Los móviles son mandos",
  controllersSay: "Muestran solo lo tuyo y lo que puedes hacer; lo demás lo muestra la tele. Cada cual puede desactivarlo en el suyo.",
  fullScreen: "Pantalla completa, con sonido",
  sleeps: "Este navegador no puede mantener la pantalla encendida: desactiva su salvapantallas, por favor.",
  noFullScreen: "Este navegador no tiene pantalla completa para páginas.",
  joinIn: "Únete con tu móvil",
  joinSays: "Apunta con la cámara, o abre",
  andSay: "y escribe el código",
  table: "Mesa",
  waitingFor: (host) => `${host} empieza la partida cuando estéis todos.`,
  come: "¿Quién viene?",
  lost: "Se ha perdido la conexión; probando otra vez…",

  lookUp: "Lo demás está en la tele",
  showAll: "Mostrarlo todo aquí",
  controller: "Solo mi parte",

  share: "Varios en este dispositivo",
  shareSays: "El dispositivo pasa de mano en mano. Entre uno y otro cae un telón, y nadie ve lo de los demás.",
  addHere: "Añadir a alguien aquí",
  theirName: "Su nombre",
  here: "En este dispositivo",
  remove: (name) => `${name} deja este dispositivo`,
  giveTo: (name) => `Dale el dispositivo a ${name}`,
  iAm: (name) => `Soy ${name}: quiero mirar`,
  nobodyNow: "Ahora mismo nadie de aquí tiene nada que hacer.",
  orElse: "¿Quiere mirar otra persona?",
  has: (name) => `${name} tiene el dispositivo`,
  cover: "Bajar el telón",
  curtain: "El telón",
  // Un solo dispositivo, sin servidor.
  passOne: "Un dispositivo, sin red",
  passSays:
    "El dispositivo pasa de mano en mano, y este navegador reparte y arbitra por sí solo. Donde las reglas fijan un tiempo, se acaba cuando todos han tenido el dispositivo una vez. La partida termina al cerrar la página.",
  player: (number: number) => `Jugador ${number}`,
  onePlayerMore: "Un jugador más",
  onePlayerLess: "Un jugador menos",
  sameName: "Dos jugadores tienen el mismo nombre; hay que distinguirlos.",
  fetchingPictures: "Trayendo las imágenes",
  noPictures: "Las imágenes aún no están aquí: abre esta página una vez con red.",
};
