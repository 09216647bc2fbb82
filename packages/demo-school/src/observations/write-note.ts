import type { SubjectKey } from '../curriculum/subject-plan'
import { aboutChild, type ChildPlan } from '../people/child-plan'
import type { Random } from '../random'

/** Notes that a teacher adds to a level, for a child that struggles, manages, or shines. */
interface NoteTexts {
  readonly low: readonly string[]
  readonly middle: readonly string[]
  readonly high: readonly string[]
}

const generalNotes: NoteTexts = {
  low: [
    '{name} hat sich trotz Schwierigkeiten nicht entmutigen lassen.',
    'Zu zweit ging es deutlich besser, {name} sitzt jetzt neben einem ruhigen Partnerkind.',
    '{name} braucht noch kleinere Schritte, wir üben morgen in der Förderstunde weiter.',
    'Nach einem zweiten Anlauf war {name} sichtlich stolz.',
    '{name} war heute müde, in ein paar Tagen noch einmal ansehen.',
    'Mit einem Beispiel an der Tafel konnte {name} einsteigen.',
  ],
  middle: [
    '{name} hat ruhig und ausdauernd gearbeitet.',
    'Nach einem kurzen Hinweis kam {name} allein weiter.',
    '{name} hat von sich aus nachgefragt, sehr schön.',
    'Deutlicher Fortschritt seit dem letzten Mal, {name} hat zu Hause geübt.',
    '{name} arbeitet schon sehr selbstständig, nur das Tempo darf noch steigen.',
    'Heute zum ersten Mal ganz ohne Hilfe geschafft!',
  ],
  high: [
    '{name} hat anderen Kindern geduldig geholfen.',
    '{name} hat die Zusatzaufgabe freiwillig übernommen.',
    'Sehr genaue Arbeit, {name} konnte jeden Schritt erklären.',
    '{name} hat das Ergebnis der Klasse vorgestellt, viel Applaus.',
    'Das sitzt. {name} bekommt nächste Woche eine anspruchsvollere Aufgabe.',
    '{name} war mit großer Freude bei der Sache.',
  ],
}

const subjectNotes: Record<SubjectKey, NoteTexts> = {
  german: {
    low: [
      '{name} verwendet das Lesepfeil-Kärtchen, das hilft beim Zeilenwechsel.',
      'Wortkarten als Hilfe angeboten, {name} hat sie gern genutzt.',
    ],
    middle: [
      '{name} hat im Erzählkreis gut zugehört und passend nachgefragt.',
      'Schöner Satzbau heute, bei den Endungen lohnt ein zweiter Blick.',
    ],
    high: [
      '{name} hat mit viel Ausdruck gesprochen, die Klasse war ganz still.',
      'Ungewöhnlich reicher Wortschatz, {name} liest viel.',
    ],
  },
  mathematics: {
    low: [
      'Mit Plättchen und Rechenstrich findet {name} den Weg, im Kopf noch nicht.',
      '{name} verwechselt noch Stellenwerte, Stellenwerttafel bereitlegen.',
    ],
    middle: [
      'Rechenweg stimmt, {name} prüft das Ergebnis jetzt öfter mit dem Überschlag.',
      '{name} hat einen eigenen Lösungsweg gefunden und aufgeschrieben.',
    ],
    high: [
      '{name} hat zwei Lösungswege verglichen und den kürzeren begründet.',
      'Knobelaufgabe der Woche gelöst, {name} hat sie anschließend allen erklärt.',
    ],
  },
  science: {
    low: [
      'Beim Aufschreiben braucht {name} noch einen Satzanfang als Hilfe.',
      '{name} beobachtet gern, die Fachwörter üben wir noch.',
    ],
    middle: [
      '{name} hat sorgfältig protokolliert und die Gruppe gut unterstützt.',
      'Gute Vermutung, {name} konnte sie am Versuch überprüfen.',
    ],
    high: [
      '{name} hat ein eigenes Buch zum Thema mitgebracht und vorgestellt.',
      'Kluge Frage von {name}, daraus wurde unser Forscherauftrag.',
    ],
  },
  english: {
    low: ['{name} versteht mehr, als {er} sich zu sprechen traut.', 'Mit Bildkarten konnte {name} antworten.'],
    middle: ['{name} hat im Dialog alle geübten Sätze verwendet.', 'Die Aussprache wird immer sicherer.'],
    high: [
      '{name} bildet schon eigene Sätze und probiert neue Wörter aus.',
      'Sehr lebendiges Rollenspiel, {name} hat frei gesprochen.',
    ],
  },
  art: {
    low: [
      '{name} war mit dem ersten Entwurf unzufrieden und hat mutig neu begonnen.',
      'Beim Zuschneiden half eine größere Schere, danach ging es gut.',
    ],
    middle: [
      'Schöne Farbwahl, {name} hat den Hintergrund noch ergänzt.',
      '{name} hat Ideen aus der Gruppe aufgegriffen und verändert.',
    ],
    high: [
      'Sehr eigenständige Bildidee, die Arbeit hängt jetzt im Flur.',
      '{name} hat mit großer Geduld an den Einzelheiten gearbeitet.',
    ],
  },
  music: {
    low: [
      '{name} hält den Puls, wenn jemand danebensteht und mitklatscht.',
      'In der kleinen Gruppe traut sich {name} schon mehr.',
    ],
    middle: ['{name} hat den Einsatz heute sicher getroffen.', 'Gutes Zusammenspiel, {name} hört auf die anderen.'],
    high: ['{name} hat ein kleines Solo übernommen.', '{name} führt die Gruppe mit sicherem Rhythmus an.'],
  },
  sport: {
    low: [
      '{name} hat sich heute überwunden und es zweimal versucht.',
      'Mit Hilfestellung gelungen, nächste Stunde noch einmal.',
    ],
    middle: [
      '{name} hat fair gespielt und beim Abbau geholfen.',
      'Bewegung wird flüssiger, {name} achtet jetzt auf den Anlauf.',
    ],
    high: ['{name} hat die Übung für alle vorgemacht.', 'Persönliche Bestleistung, große Freude bei {name}.'],
  },
  ethics: {
    low: ['{name} hat zugehört und sich am Ende doch noch gemeldet.', 'Ein Gespräch unter vier Augen tat {name} gut.'],
    middle: [
      '{name} hat die eigene Meinung ruhig begründet.',
      'Beim Streit in der Pause hat {name} selbst eine Lösung vorgeschlagen.',
    ],
    high: [
      '{name} hat die Gedanken der anderen zusammengefasst und weitergeführt.',
      'Sehr einfühlsam: {name} hat ein neues Kind in die Runde geholt.',
    ],
  },
  crafts: {
    low: [
      'Der Faden riss mehrmals, {name} ist trotzdem drangeblieben.',
      '{name} braucht beim Anzeichnen noch Begleitung.',
    ],
    middle: ['{name} hat die Säge sicher geführt.', 'Sauber gearbeitet, {name} hat den Plan selbst angepasst.'],
    high: [
      '{name} hat eine eigene Verbindung erfunden, die wirklich hält.',
      'Sehr feine Stiche, {name} zeigt anderen den Trick.',
    ],
  },
}

/** Added now and then, so that notes differ. */
const noteEndings: readonly string[] = [
  'Im Lerngespräch aufgreifen.',
  'Den Eltern kurz berichten.',
  'Nächste Woche noch einmal ansehen.',
  'Lob im Morgenkreis.',
  'Arbeit liegt in der Lernmappe.',
  'Passt zum Ziel aus dem Lerngespräch.',
]

/** Written without a level. */
const plainNotes: readonly string[] = [
  '{name} hat heute gefehlt und holt die Aufgabe nach.',
  'Lernziel mit {name} besprochen: jeden Tag zehn Minuten üben.',
  '{name} möchte das Thema beim Elternabend vorstellen.',
  '{name} arbeitet ab heute mit dem Wochenplan der blauen Gruppe.',
  'Mit {name} ein Lerntandem vereinbart, Start am Montag.',
  '{name} hat Material von zu Hause mitgebracht.',
]

/** A teacher's sentence about a performance between 0 (struggles) and 1 (shines). */
export const writeNote = (random: Random, child: ChildPlan, subject: SubjectKey, performance: number): string => {
  const band = performance < 0.4 ? 'low' : performance < 0.72 ? 'middle' : 'high'
  const texts = random.chance(0.45) ? subjectNotes[subject] : generalNotes
  const sentence = aboutChild(random.pick(texts[band]), child)
  return random.chance(0.22) ? `${sentence} ${random.pick(noteEndings)}` : sentence
}

/** A note for an entry without a level. */
export const writePlainNote = (random: Random, child: ChildPlan): string => aboutChild(random.pick(plainNotes), child)
