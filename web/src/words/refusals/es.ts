// What a house refuses, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
  "Too many tables were opened from your address; please wait a little.":
    "Se han abierto demasiadas mesas desde tu dirección; espera un poco.",
  "The table could not be written down; please try again.":
    "No se ha podido guardar la mesa; inténtalo otra vez.",
  "That was too fast; please wait a moment.":
    "Demasiado rápido; espera un momento.",
  "You are watching; connect with a token to join.":
    "Estás mirando; para jugar, siéntate con un nombre.",
  "That name will not do: ":
    "Ese nombre no vale. Elige otro, de 1 a 24 caracteres.",
  "Somebody here has that name; please choose another.":
    "Aquí ya hay alguien con ese nombre; elige otro.",
  "Only the host can do that.":
    "Eso solo puede hacerlo el anfitrión.",
  "No game is on.":
    "No hay ninguna partida en marcha.",
  "Only those who sit can do that.":
    "Eso solo pueden hacerlo quienes están sentados.",
  "There is no game with that name.":
    "No hay ningún juego con ese nombre.",
  "A table has 1 to 8 seats.":
    "Una mesa tiene de 1 a 8 asientos.",
  "A limit for thinking is at least 5 seconds.":
    "El límite para pensar es de 5 segundos como mínimo.",
  "These options will not do: ":
    "Esas opciones no valen.",
  "The token must be 32 random bytes in base64url.":
    "Esta página no ha podido identificarse; vuelve a cargarla.",
  "You were asked to leave this table.":
    "Te han pedido que dejes esta mesa.",
  "The table is locked; ask the host to open it.":
    "La mesa está cerrada; pide al anfitrión que la abra.",
  "The table is full; you can watch.":
    "La mesa está llena; puedes mirar.",
  "Seats stay as they are while a game is on.":
    "Durante la partida nadie cambia de asiento.",
  "There is no such seat.":
    "Ese asiento no existe.",
  "That seat is taken.":
    "Ese asiento está ocupado.",
  "You do not sit.":
    "No estás sentado.",
  "There is no such person at the table.":
    "Esa persona no está en la mesa.",
  "You cannot ask yourself to leave.":
    "No puedes pedirte a ti mismo que te vayas.",
  "A game is on; end it first.":
    "Hay una partida en marcha; acábala primero.",
  "A game is on already.":
    "Ya hay una partida en marcha.",
  "Nobody sits at the table.":
    "No hay nadie sentado a la mesa.",
  "There is no game to play again.":
    "No hay ninguna partida que repetir.",
  "The table is paused.":
    "La mesa está en pausa.",
  "That is no command of this game: ":
    "Eso no se puede hacer en este juego.",
  "The table is paused already.":
    "La mesa ya está en pausa.",
  "The table is not paused.":
    "La mesa no está en pausa.",
  "No limit for thinking is running.":
    "No corre ningún límite para pensar.",
  "This limit was doubled already.":
    "Este límite ya se ha doblado.",
  "A bot sits there already.":
    "Ahí ya hay un bot.",
  "No bot sits there.":
    "Ahí no hay ningún bot.",
  "That bot plays this game to its end.":
    "Ese bot juega esta partida hasta el final.",
  "The host has closed the talk.":
    "El anfitrión ha cerrado la charla.",
  "You are silent for now.":
    "De momento guardas silencio.",
  "That cannot be said: ":
    "Eso no se puede decir: de 1 a 300 caracteres, sin caracteres de control.",
  "The notebook is full: it holds 4000 bytes.":
    "El cuaderno está lleno.",
  "You are watching; join with a name first.":
    "Estás mirando; primero siéntate con un nombre.",
  "That was too much at once; please come back in a minute.":
    "Demasiado de golpe; vuelve dentro de un minuto.",
  "There are too many watchers; please come back later.":
    "Hay demasiadas personas mirando; vuelve más tarde.",
  "You have joined this table by another connection.":
    "Ya te has unido a esta mesa por otra conexión.",
  "This table's book is full; please open another table.":
    "El libro de esta mesa está lleno; abre otra mesa.",
  "Whoever must be silent keeps their name, too.":
    "Quien debe callar tampoco cambia de nombre.",
  "These options are too long.":
    "Estas opciones son demasiado largas.",
  "There is no such language or deck.":
    "No existe ese idioma o esa baraja.",
  "You are here from another device now.":
    "Ahora estás aquí desde otro dispositivo.",
  "This page is from another version of Parlour; please reload it.":
    "Esta página es de otra versión de Parlour; vuelve a cargarla.",
  "The table is closed.":
    "La mesa está cerrada.",
  "There is no such table.":
    "Esa mesa no existe.",
  "Whoever sits there is here; a bot sits in for those who are away.": "Quien se sienta ahí está presente; un bot solo sustituye a quien se ha ido.",
  "You are at this table already.":
    "Ya estás en esta mesa.",
};
