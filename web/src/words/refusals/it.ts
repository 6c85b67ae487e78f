// What the rules refuse, in Italian; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
  "only the Responder answers":
    "Risponde solo il Risponditore.",
  "your next row comes when all have voted or passed":
    "La tua prossima fila arriva quando tutti hanno votato o passato.",
  "there is no such card in your row":
    "Nella tua fila non c'è questa carta.",
  "that is the Machine's card; choose another one":
    "Quella è la carta della Macchina; scegline un'altra.",
  "the Responder does not vote":
    "Il Risponditore non vota.",
  "you have voted, and a vote is final":
    "Hai già votato, e il voto è definitivo.",
  "everybody votes once, after the third pair":
    "Tutti votano una volta sola, dopo la terza coppia.",
  "wait for the Responder's next pair":
    "Aspetta la prossima coppia del Risponditore.",
  "you have passed; vote after the next pair":
    "Hai passato; vota dopo la prossima coppia.",
  "nobody may pass; vote after the third pair":
    "Nessuno può passare; vota dopo la terza coppia.",
  "after the third pair you must vote":
    "Dopo la terza coppia bisogna votare.",
  "the deck needs at least 60 pictures":
    "Il mazzo deve avere almeno 60 immagini.",
  "the target is 1 to 6, the most that can be reached":
    "L'obiettivo va da 1 a 6, il massimo raggiungibile.",
  "there are voting cards in six colours: at most 6 players":
    "Le carte voto sono di sei colori: al massimo 6 giocatori.",
  "competitive play needs 3 to 6 players":
    "La modalità competitiva è per 3-6 giocatori.",
  "co-operative play needs 2 to 6 players":
    "La modalità cooperativa è per 2-6 giocatori.",
  "Gnirut needs 2 to 6 players":
    "Gnirut è per 2-6 giocatori.",
  "those who watch do not play":
    "Chi guarda non gioca.",
  "the game is over":
    "La partita è finita.",
  "look at the pictures first; roles are dealt soon":
    "Prima guarda le immagini; i ruoli arrivano tra poco.",
  "all associations of this round are given":
    "Le associazioni di questo turno sono già state date tutte.",
  "you have given your association":
    "Hai già dato la tua associazione.",
  "that word, or a form of it, was given before: say another one":
    "Questa parola, o una sua forma, è già stata detta: dinne un'altra.",
  "that word was given before: say another one":
    "Questa parola è già stata detta: dinne un'altra.",
  "the human may step forward only when asked":
    "L'umano può farsi avanti solo quando glielo si chiede.",
  "a robot cannot step forward":
    "Un robot non può farsi avanti.",
  "a picture is named by a human who has stepped forward":
    "Indica un'immagine solo l'umano che si è fatto avanti.",
  "only the human names a picture":
    "Solo l'umano indica un'immagine.",
  "the pictures are 1 to 9":
    "Le immagini vanno da 1 a 9.",
  "an explanation has at most 200 bytes: say it shorter":
    "La spiegazione è troppo lunga: accorciala.",
  "an explanation is one line of text without control characters":
    "La spiegazione è una sola riga di testo, senza caratteri di controllo.",
  "explanations come when the answer is open, once each":
    "Ognuno spiega una volta, quando la risposta è scoperta.",
  "players explain in the order of their associations: it is not your turn":
    "Si spiega nell'ordine delle associazioni: non è il tuo turno.",
  "nobody waits for you to be ready now":
    "Adesso nessuno aspetta che tu sia pronto.",
  "you have said that you are ready":
    "Hai già detto che sei pronto.",
  "only the host changes the time of the discussion":
    "Solo chi ospita cambia il tempo della discussione.",
  "there is no discussion now":
    "Adesso non c'è discussione.",
  "the explanations have time limits of their own":
    "Le spiegazioni hanno un loro limite di tempo.",
  "a discussion is extended at most three times":
    "La discussione si prolunga al massimo tre volte.",
  "the vote comes after the discussion":
    "Si vota dopo la discussione.",
  "there is no server: one of the players is the human":
    "Non c'è il server: uno dei giocatori è l'umano.",
  "vote for the number of an association, or for 9, the server":
    "Vota il numero di un'associazione, oppure 9, il server.",
  "you cannot vote for your own association":
    "Non puoi votare la tua associazione.",
  "the game is for 3 to 8 players":
    "Il gioco è per 3-8 giocatori.",
  "a game has 1 to 16 rounds":
    "Una partita ha da 1 a 16 turni.",
  "the discussion lasts 10 to 3600 seconds":
    "La discussione dura da 10 a 3600 secondi.",
  "say one word":
    "Di' una parola.",
  "the word is too long: 30 letters and 63 bytes are the most":
    "La parola è troppo lunga: al massimo 30 lettere.",
  "the word is damaged (it is not UTF-8): type it again":
    "La parola è arrivata danneggiata: riscrivila.",
  "one word only: no spaces":
    "Una parola sola, senza spazi.",
  "letters only: no digits":
    "Solo lettere, niente cifre.",
  "the word holds a control character: type it by hand":
    "La parola contiene un carattere di controllo: scrivila a mano.",
  "the word holds an invisible character: type it by hand instead of pasting it":
    "La parola contiene un carattere invisibile: scrivila a mano invece di incollarla.",
  "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
    "Solo lettere: niente emoji, simboli o punteggiatura, salvo trattini e apostrofi interni.",
  "a hyphen or apostrophe must stand between two letters":
    "Il trattino o l'apostrofo sta tra due lettere.",
  "an accent must follow a letter":
    "L'accento deve stare su una lettera.",
  "there are too many accents on one letter":
    "Ci sono troppi accenti su una lettera.",
  "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
    "La parola mescola lettere simili di alfabeti diversi: scrivila con una sola tastiera.",
  "words for the numbers one to nine are not allowed: say something about the picture":
    "I numeri da uno a nove non valgono: di' qualcosa sull'immagine.",
  "name the problem in one way: printed, code, or cards with numbers":
    "Indica il problema in un solo modo: stampato, con il codice o con carte e numeri.",
  "cards and numbers go together":
    "Carte e numeri vanno insieme.",
  "the printed problems are classic":
    "I problemi stampati sono classici.",
  "the printed problems are 1 to 20":
    "I problemi stampati vanno da 1 a 20.",
  "no problem has that code; look for a typing error":
    "Nessun problema ha questo codice; cerca un errore di battitura.",
  "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
    "Queste carte e questi numeri non formano un problema valido; ricontrollali sulla scatola.",
  "a machine has 4, 5 or 6 verifiers":
    "Una macchina ha 4, 5 o 6 verificatori.",
  "this machine has no such verifier":
    "Questa macchina non ha quel verificatore.",
  "compose a proposal first":
    "Prima componi una proposta.",
  "you have asked that verifier about this proposal":
    "Hai già chiesto a quel verificatore di questa proposta.",
  "three questions a round; show your thumb":
    "Tre domande per turno; chiudi il turno.",
  "your handicap counts as questions asked in the first round; show your thumb":
    "Il tuo handicap vale come domande del primo turno; chiudi il turno.",
  "1 to 8 players":
    "Da 1 a 8 giocatori.",
  "there are more handicaps than players":
    "Ci sono più handicap che giocatori.",
  "a handicap is 0, 1 or 2 questions":
    "L'handicap è di 0, 1 o 2 domande.",
  "a handicap is for players against each other":
    "L'handicap serve quando si gioca l'uno contro l'altro.",
  "your code was wrong, and you are out":
    "Il tuo codice era sbagliato, e sei fuori.",
  "you have shown your thumb; wait for the others":
    "Hai chiuso il turno; aspetta gli altri.",
  "after the first question the proposal stays for this round":
    "Dopo la prima domanda la proposta resta per tutto il turno.",
  "Too many tables were opened from your address; please wait a little.":
    "Sono stati aperti troppi tavoli dal tuo indirizzo; aspetta un poco.",
  "The table could not be written down; please try again.":
    "Non è stato possibile salvare il tavolo; riprova.",
  "That was too fast; please wait a moment.":
    "Troppo in fretta; aspetta un momento.",
  "You are watching; connect with a token to join.":
    "Stai guardando; per giocare, siediti con un nome.",
  "That name will not do: ":
    "Quel nome non va bene. Scegline un altro, da 1 a 24 caratteri.",
  "Somebody here has that name; please choose another.":
    "Qui qualcuno ha già questo nome; scegline un altro.",
  "Only the host can do that.":
    "Questo può farlo solo chi ospita.",
  "No game is on.":
    "Non c'è nessuna partita in corso.",
  "Only those who sit can do that.":
    "Questo può farlo solo chi è seduto.",
  "There is no game with that name.":
    "Non c'è nessun gioco con questo nome.",
  "A table has 1 to 8 seats.":
    "Un tavolo ha da 1 a 8 posti.",
  "A limit for thinking is at least 5 seconds.":
    "Il limite per pensare è di almeno 5 secondi.",
  "These options will not do: ":
    "Queste opzioni non vanno bene.",
  "The token must be 32 random bytes in base64url.":
    "Questa pagina non è riuscita a identificarsi; ricaricala.",
  "You were asked to leave this table.":
    "Ti è stato chiesto di lasciare questo tavolo.",
  "The table is locked; ask the host to open it.":
    "Il tavolo è chiuso; chiedi a chi ospita di aprirlo.",
  "The table is full; you can watch.":
    "Il tavolo è pieno; puoi guardare.",
  "Seats stay as they are while a game is on.":
    "Durante la partita i posti restano come sono.",
  "There is no such seat.":
    "Quel posto non esiste.",
  "That seat is taken.":
    "Quel posto è occupato.",
  "You do not sit.":
    "Non sei seduto.",
  "There is no such person at the table.":
    "Quella persona non è al tavolo.",
  "You cannot ask yourself to leave.":
    "Non puoi chiedere a te stesso di andartene.",
  "A game is on; end it first.":
    "C'è una partita in corso; prima chiudila.",
  "A game is on already.":
    "C'è già una partita in corso.",
  "Nobody sits at the table.":
    "Nessuno è seduto al tavolo.",
  "There is no game to play again.":
    "Non c'è nessuna partita da rigiocare.",
  "The table is paused.":
    "Il tavolo è in pausa.",
  "That is no command of this game: ":
    "Questo gioco non lo prevede.",
  "The table is paused already.":
    "Il tavolo è già in pausa.",
  "The table is not paused.":
    "Il tavolo non è in pausa.",
  "No limit for thinking is running.":
    "Non c'è nessun limite per pensare.",
  "This limit was doubled already.":
    "Questo limite è già stato raddoppiato.",
  "A bot sits there already.":
    "Lì c'è già un bot.",
  "No bot sits there.":
    "Lì non c'è nessun bot.",
  "That bot plays this game to its end.":
    "Quel bot gioca questa partita fino alla fine.",
  "The host has closed the talk.":
    "Chi ospita ha chiuso la chat.",
  "You are silent for now.":
    "Per ora resti in silenzio.",
  "That cannot be said: ":
    "Questo non si può dire: da 1 a 300 caratteri, senza caratteri di controllo.",
  "The notebook is full: it holds 4000 bytes.":
    "Il taccuino è pieno.",
  "You are watching; join with a name first.":
    "Stai guardando; prima unisciti con un nome.",
  "That was too much at once; please come back in a minute.":
    "Troppo in una volta; torna tra un minuto.",
  "There are too many watchers; please come back later.":
    "Ci sono troppi spettatori; torna più tardi.",
  "You have joined this table by another connection.":
    "Ti sei già unito a questo tavolo da un'altra connessione.",
  "This table's book is full; please open another table.":
    "Il libro di questo tavolo è pieno; apri un altro tavolo.",
  "Whoever must be silent keeps their name, too.":
    "Chi deve tacere non cambia nemmeno nome.",
  "These options are too long.":
    "Queste opzioni sono troppo lunghe.",
  "There is no such language or deck.":
    "Non esiste questa lingua o questo mazzo.",
  "You are here from another device now.":
    "Ora sei qui da un altro dispositivo.",
  "This page is from another version of Parlour; please reload it.":
    "Questa pagina è di un'altra versione di Parlour; ricaricala.",
  "The table is closed.":
    "Il tavolo è chiuso.",
  "There is no such table.":
    "Questo tavolo non esiste.",
  "Whoever sits there is here; a bot sits in for those who are away.": "Chi siede lì è presente; un bot sostituisce solo chi è assente.",
  "You are at this table already.":
    "Sei già a questo tavolo.",
};
