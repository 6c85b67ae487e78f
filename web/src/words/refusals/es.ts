// What the rules refuse, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
  "only the Responder answers":
    "Solo responde quien hace de Respondedor.",
  "your next row comes when all have voted or passed":
    "Tu próxima fila llega cuando todos hayan votado o pasado.",
  "there is no such card in your row":
    "No hay ninguna carta así en tu fila.",
  "that is the Machine's card; choose another one":
    "Esa es la carta de la Máquina; elige otra.",
  "the Responder does not vote":
    "El Respondedor no vota.",
  "you have voted, and a vote is final":
    "Ya has votado y el voto es definitivo.",
  "everybody votes once, after the third pair":
    "Todos votan una sola vez, después de la tercera pareja.",
  "wait for the Responder's next pair":
    "Espera la próxima pareja del Respondedor.",
  "you have passed; vote after the next pair":
    "Has pasado; vota después de la próxima pareja.",
  "nobody may pass; vote after the third pair":
    "Nadie puede pasar; vota después de la tercera pareja.",
  "after the third pair you must vote":
    "Después de la tercera pareja hay que votar.",
  "the deck needs at least 60 pictures":
    "La baraja necesita al menos 60 imágenes.",
  "the target is 1 to 6, the most that can be reached":
    "El objetivo va de 1 a 6, lo máximo que se puede alcanzar.",
  "there are voting cards in six colours: at most 6 players":
    "Hay cartas de voto de seis colores: como mucho 6 jugadores.",
  "competitive play needs 3 to 6 players":
    "El modo competitivo es para 3 a 6 jugadores.",
  "co-operative play needs 2 to 6 players":
    "El modo cooperativo es para 2 a 6 jugadores.",
  "Gnirut needs 2 to 6 players":
    "Gnirut es para 2 a 6 jugadores.",
  "those who watch do not play":
    "Quien mira no juega.",
  "the game is over":
    "La partida ha terminado.",
  "look at the pictures first; roles are dealt soon":
    "Mira primero las imágenes; los papeles se reparten enseguida.",
  "all associations of this round are given":
    "Ya están dichas todas las asociaciones de esta ronda.",
  "you have given your association":
    "Ya has dicho tu asociación.",
  "that word, or a form of it, was given before: say another one":
    "Esa palabra, o una forma suya, ya se ha dicho: di otra.",
  "that word was given before: say another one":
    "Esa palabra ya se ha dicho: di otra.",
  "the human may step forward only when asked":
    "El humano solo puede dar un paso al frente cuando se le pregunta.",
  "a robot cannot step forward":
    "Un robot no puede dar un paso al frente.",
  "a picture is named by a human who has stepped forward":
    "Solo nombra una imagen el humano que ha dado un paso al frente.",
  "only the human names a picture":
    "Solo el humano nombra una imagen.",
  "the pictures are 1 to 9":
    "Las imágenes van del 1 al 9.",
  "an explanation has at most 200 bytes: say it shorter":
    "La explicación es demasiado larga: dilo más corto.",
  "an explanation is one line of text without control characters":
    "La explicación es una sola línea de texto, sin caracteres de control.",
  "explanations come when the answer is open, once each":
    "Cada uno explica una vez, cuando la respuesta está descubierta.",
  "players explain in the order of their associations: it is not your turn":
    "Se explica en el orden de las asociaciones: aún no te toca.",
  "nobody waits for you to be ready now":
    "Ahora nadie espera que estés listo.",
  "you have said that you are ready":
    "Ya has dicho que estás listo.",
  "only the host changes the time of the discussion":
    "Solo el anfitrión cambia el tiempo de la discusión.",
  "there is no discussion now":
    "Ahora no hay discusión.",
  "the explanations have time limits of their own":
    "Las explicaciones tienen su propio límite de tiempo.",
  "a discussion is extended at most three times":
    "La discusión se alarga como mucho tres veces.",
  "the vote comes after the discussion":
    "Se vota después de la discusión.",
  "there is no server: one of the players is the human":
    "No hay servidor: uno de los jugadores es el humano.",
  "vote for the number of an association, or for 9, the server":
    "Vota por el número de una asociación, o por el 9, el servidor.",
  "you cannot vote for your own association":
    "No puedes votar por tu propia asociación.",
  "the game is for 3 to 8 players":
    "El juego es para 3 a 8 jugadores.",
  "a game has 1 to 16 rounds":
    "Una partida tiene de 1 a 16 rondas.",
  "the discussion lasts 10 to 3600 seconds":
    "La discusión dura de 10 a 3600 segundos.",
  "say one word":
    "Di una palabra.",
  "the word is too long: 30 letters and 63 bytes are the most":
    "La palabra es demasiado larga: como mucho 30 letras.",
  "the word is damaged (it is not UTF-8): type it again":
    "La palabra ha llegado dañada: escríbela otra vez.",
  "one word only: no spaces":
    "Una sola palabra, sin espacios.",
  "letters only: no digits":
    "Solo letras, sin cifras.",
  "the word holds a control character: type it by hand":
    "La palabra contiene un carácter de control: escríbela a mano.",
  "the word holds an invisible character: type it by hand instead of pasting it":
    "La palabra contiene un carácter invisible: escríbela a mano en vez de pegarla.",
  "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
    "Solo letras: sin emojis, símbolos ni puntuación, salvo guiones y apóstrofos en medio.",
  "a hyphen or apostrophe must stand between two letters":
    "El guion o el apóstrofo va entre dos letras.",
  "an accent must follow a letter":
    "El acento debe ir sobre una letra.",
  "there are too many accents on one letter":
    "Hay demasiados acentos en una letra.",
  "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
    "La palabra mezcla letras parecidas de alfabetos distintos: escríbela con un solo teclado.",
  "words for the numbers one to nine are not allowed: say something about the picture":
    "No valen los números del uno al nueve: di algo sobre la imagen.",
  "name the problem in one way: printed, code, or cards with numbers":
    "Nombra el problema de una sola manera: impreso, por código o por cartas y números.",
  "cards and numbers go together":
    "Las cartas y los números van juntos.",
  "the printed problems are classic":
    "Los problemas impresos son clásicos.",
  "the printed problems are 1 to 20":
    "Los problemas impresos van del 1 al 20.",
  "no problem has that code; look for a typing error":
    "Ningún problema tiene ese código; busca una errata.",
  "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
    "Con esas cartas y números no sale un problema válido; compáralos otra vez con la caja.",
  "a machine has 4, 5 or 6 verifiers":
    "Una máquina tiene 4, 5 o 6 verificadores.",
  "this machine has no such verifier":
    "Esta máquina no tiene ese verificador.",
  "compose a proposal first":
    "Primero compón una propuesta.",
  "you have asked that verifier about this proposal":
    "Ya has preguntado a ese verificador por esta propuesta.",
  "three questions a round; show your thumb":
    "Son tres preguntas por ronda; termina la ronda.",
  "your handicap counts as questions asked in the first round; show your thumb":
    "Tu desventaja cuenta como preguntas de la primera ronda; termina la ronda.",
  "1 to 8 players":
    "De 1 a 8 jugadores.",
  "there are more handicaps than players":
    "Hay más desventajas que jugadores.",
  "a handicap is 0, 1 or 2 questions":
    "La desventaja es de 0, 1 o 2 preguntas.",
  "a handicap is for players against each other":
    "La desventaja es para jugar unos contra otros.",
  "your code was wrong, and you are out":
    "Tu código era falso y estás fuera.",
  "you have shown your thumb; wait for the others":
    "Ya has terminado la ronda; espera a los demás.",
  "after the first question the proposal stays for this round":
    "Después de la primera pregunta la propuesta ya no cambia en esta ronda.",
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
