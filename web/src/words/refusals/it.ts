// What a house refuses, in Italian; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
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
