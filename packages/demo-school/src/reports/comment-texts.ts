import type { SubjectKey } from '../curriculum/subject-plan'

type Bands = readonly [low: readonly string[], middle: readonly string[], high: readonly string[]]

/** What a report says about a subject, for children that need support, work steadily, or do very well. */
export const subjectComments: Record<SubjectKey, Bands> = {
  german: [
    [
      '{name} liest und schreibt mit zunehmender Ausdauer. Kurze tägliche Lesezeiten helfen {ihm}, Texte besser zu verstehen.',
      '{name} erzählt lebendig und gern. Beim Schreiben braucht {er} noch Unterstützung, um Gedanken zu ordnen und Wörter richtig zu schreiben.',
    ],
    [
      '{name} liest sicher und versteht, worum es geht. {Er} schreibt verständliche Texte und überarbeitet sie nach Hinweisen.',
      '{name} beteiligt sich mit guten Beiträgen an Gesprächen. Beim Rechtschreiben wendet {er} gelernte Regeln meist richtig an.',
    ],
    [
      '{name} liest ausdrucksvoll und mit großer Freude. {Sein}e Texte sind einfallsreich, gut aufgebaut und fast fehlerfrei.',
      '{name} drückt sich sehr gewandt aus und begründet {sein}e Meinung überzeugend. Auch schwierige Texte erschließt {er} selbstständig.',
    ],
  ],
  mathematics: [
    [
      '{name} rechnet mit Anschauungsmaterial zunehmend sicher. Regelmäßiges Üben der Grundaufgaben gibt {ihm} mehr Sicherheit.',
      '{name} bemüht sich um richtige Lösungen. Sachaufgaben gelingen {ihm}, wenn sie gemeinsam Schritt für Schritt besprochen werden.',
    ],
    [
      '{name} rechnet überwiegend sicher und kann Rechenwege erklären. Bei Sachaufgaben findet {er} meist einen passenden Weg.',
      '{name} arbeitet sorgfältig und nutzt Gelerntes in neuen Aufgaben. In der Geometrie zeichnet {er} genau.',
    ],
    [
      '{name} erkennt Zusammenhänge schnell und löst auch Knobelaufgaben mit Ausdauer. {Er} erklärt anderen verständlich, wie {er} vorgegangen ist.',
      '{name} rechnet sehr sicher und findet oft mehrere Lösungswege. Gern stellt {er} sich zusätzlichen Aufgaben.',
    ],
  ],
  science: [
    [
      '{name} interessiert sich für Tiere, Pflanzen und Versuche. Beim Festhalten der Ergebnisse benötigt {er} noch Hilfe.',
    ],
    [
      '{name} arbeitet bei Versuchen und Projekten zuverlässig mit und stellt passende Fragen.',
      '{name} bringt Vorwissen ein und hält Ergebnisse übersichtlich fest.',
    ],
    [
      '{name} forscht mit großer Neugier, bringt ein breites Wissen mit und stellt Ergebnisse anschaulich vor.',
      '{name} plant Versuche umsichtig und erklärt Beobachtungen mit treffenden Fachwörtern.',
    ],
  ],
  english: [
    ['{name} hört aufmerksam zu und versteht einfache Anweisungen. {Er} sollte sich öfter trauen, selbst zu sprechen.'],
    ['{name} verwendet den geübten Wortschatz in kurzen Sätzen und spricht verständlich.'],
    ['{name} spricht mit Freude und guter Aussprache und bildet bereits eigene Sätze.'],
  ],
  art: [
    ['{name} probiert gern Materialien aus. Mit etwas mehr Geduld kommen {sein}e Ideen noch besser zur Geltung.'],
    ['{name} gestaltet sorgfältig und setzt Anregungen passend um.'],
    ['{name} hat eigene Bildideen und setzt sie mit viel Ausdauer und Gefühl für Farben um.'],
  ],
  music: [
    ['{name} singt in der Gruppe mit. Rhythmen gelingen {ihm} mit Unterstützung immer besser.'],
    ['{name} singt und musiziert gern mit und achtet auf die anderen.'],
    ['{name} singt und spielt rhythmisch sehr sicher und bereichert das gemeinsame Musizieren.'],
  ],
  sport: [
    ['{name} überwindet sich zunehmend, auch ungewohnte Bewegungen auszuprobieren.'],
    ['{name} bewegt sich gern und hält Regeln im Spiel zuverlässig ein.'],
    ['{name} ist sehr beweglich und ausdauernd und unterstützt andere fair.'],
  ],
  ethics: [
    ['{name} hört in Gesprächen zu und findet mit Hilfe Worte für eigene Gedanken.'],
    ['{name} bringt eigene Gedanken ein und achtet andere Meinungen.'],
    ['{name} denkt gründlich nach, begründet {sein}e Meinung und geht einfühlsam auf andere ein.'],
  ],
  crafts: [
    ['{name} arbeitet gern mit Holz und Stoff und braucht beim genauen Messen noch Begleitung.'],
    ['{name} setzt Anleitungen sorgfältig um und bringt Arbeiten zu Ende.'],
    ['{name} plant eigenständig, arbeitet sehr genau und findet kluge Lösungen.'],
  ],
}

/** How a child works and lives with others; opens the general comment. */
export const openings: readonly string[] = [
  '{name} kommt gern in die Schule und begegnet allen freundlich und hilfsbereit.',
  '{name} hat in der Klasse gute Freundschaften geschlossen und hält sich an unsere Regeln.',
  '{name} ist ein ruhiges, aufmerksames Kind und arbeitet gern mit anderen zusammen.',
  '{name} bringt viele Ideen in die Klasse ein und übernimmt zuverlässig Aufgaben für die Gemeinschaft.',
  '{name} nimmt lebhaft am Unterricht teil und lernt immer besser, andere ausreden zu lassen.',
  '{name} löst Streit zunehmend im Gespräch und setzt sich für Schwächere ein.',
]

/** What follows, by how the subjects went. */
export const middles: Bands = [
  [
    'Neue Aufgaben geht {er} mit Unterstützung an und lässt sich von Rückschlägen nicht entmutigen. In kleinen Schritten hat {er} viel dazugelernt.',
    '{Er} arbeitet konzentriert, wenn der Arbeitsauftrag klar und überschaubar ist. {Sein}e Fortschritte in diesem Halbjahr freuen uns sehr.',
  ],
  [
    'Aufgaben bearbeitet {er} meist selbstständig und sorgfältig. Hinweise nimmt {er} an und setzt sie um.',
    '{Er} hat sich in diesem Halbjahr stetig weiterentwickelt und kann {sein}e Arbeit gut einschätzen.',
  ],
  [
    'Aufgaben erfasst {er} schnell und bearbeitet sie selbstständig und mit großer Sorgfalt. Zusätzliche Angebote nutzt {er} mit Freude.',
    '{Er} lernt mit viel Ausdauer und Neugier und hilft anderen, ohne die Lösung vorwegzunehmen.',
  ],
]

/** Ends the general comment. */
export const closings: readonly string[] = [
  'Weiter so, {name}!',
  'Wir freuen uns auf das nächste Halbjahr mit {name}.',
  'Für das neue Halbjahr wünschen wir {ihm} viel Freude und Erfolg.',
  '{name} kann stolz auf das Erreichte sein.',
]
