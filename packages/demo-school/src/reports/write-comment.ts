import type { ReportDomain } from '@lernspur/contracts/teacher/report.contract'
import type { SubjectKey } from '../curriculum/subject-plan'
import { aboutChild, type ChildPlan } from '../people/child-plan'
import type { Random } from '../random'

type Bands = readonly [low: readonly string[], middle: readonly string[], high: readonly string[]]

/** Remarks about a subject, for children that need support, work steadily, or do very well. */
const subjectComments: Record<SubjectKey, Bands> = {
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
      '{name} beobachtet gern und stellt Fragen. Fachwörter und Zusammenhänge prägt {er} sich mit Bildern und Gesprächen besser ein.',
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
    [
      '{name} hört aufmerksam zu und versteht einfache Anweisungen. {Er} sollte sich öfter trauen, selbst zu sprechen.',
      '{name} singt und spielt bei Liedern und Reimen gern mit. Mit Bildkarten merkt {er} sich neue Wörter leichter.',
    ],
    [
      '{name} verwendet den geübten Wortschatz in kurzen Sätzen und spricht verständlich.',
      '{name} versteht Geschichten und Anweisungen gut und beteiligt sich gern an Dialogen.',
    ],
    [
      '{name} spricht mit Freude und guter Aussprache und bildet bereits eigene Sätze.',
      '{name} versteht auch längere Hörtexte und verwendet neue Wörter sofort in eigenen Sätzen.',
    ],
  ],
  art: [
    [
      '{name} probiert gern Materialien aus. Mit etwas mehr Geduld kommen {sein}e Ideen noch besser zur Geltung.',
      '{name} findet über Beispiele gut in eine Aufgabe hinein. Beim Schneiden und Kleben wird {er} zunehmend genauer.',
    ],
    [
      '{name} gestaltet sorgfältig und setzt Anregungen passend um.',
      '{name} arbeitet mit Freude an {sein}en Bildern und spricht wertschätzend über die Arbeiten der anderen.',
    ],
    [
      '{name} hat eigene Bildideen und setzt sie mit viel Ausdauer und Gefühl für Farben um.',
      '{name} beobachtet genau und gestaltet sehr einfallsreich. {Sein}e Arbeiten regen andere zum Nachdenken an.',
    ],
  ],
  music: [
    [
      '{name} singt in der Gruppe mit. Rhythmen gelingen {ihm} mit Unterstützung immer besser.',
      '{name} hört gern Musik und beschreibt, was {er} dabei empfindet. Beim gemeinsamen Spiel braucht {er} noch ein Vorbild.',
    ],
    [
      '{name} singt und musiziert gern mit und achtet auf die anderen.',
      '{name} spielt einfache Begleitungen sicher mit und bewegt sich passend zur Musik.',
    ],
    [
      '{name} singt und spielt rhythmisch sehr sicher und bereichert das gemeinsame Musizieren.',
      '{name} hört sehr genau hin, übernimmt gern ein Solo und beschreibt Musik mit treffenden Worten.',
    ],
  ],
  sport: [
    [
      '{name} überwindet sich zunehmend, auch ungewohnte Bewegungen auszuprobieren.',
      '{name} nimmt mit Freude an Spielen teil. Kraft und Ausdauer wachsen mit jeder Stunde.',
    ],
    [
      '{name} bewegt sich gern und hält Regeln im Spiel zuverlässig ein.',
      '{name} übt ausdauernd, hilft beim Auf- und Abbau und spielt fair mit allen.',
    ],
    [
      '{name} ist sehr beweglich und ausdauernd und unterstützt andere fair.',
      '{name} beherrscht auch schwierige Übungen sicher und gibt anderen verlässlich Hilfestellung.',
    ],
  ],
  ethics: [
    [
      '{name} hört in Gesprächen zu und findet mit Hilfe Worte für eigene Gedanken.',
      '{name} lernt, Gefühle zu benennen und bei Streit zuerst zuzuhören.',
    ],
    [
      '{name} bringt eigene Gedanken ein und achtet andere Meinungen.',
      '{name} begründet die eigene Sicht verständlich und nimmt Rücksicht auf andere.',
    ],
    [
      '{name} denkt gründlich nach, begründet {sein}e Meinung und geht einfühlsam auf andere ein.',
      '{name} stellt kluge Fragen, knüpft an Gedanken anderer an und vermittelt bei Streit gerecht.',
    ],
  ],
  crafts: [
    [
      '{name} arbeitet gern mit Holz und Stoff und braucht beim genauen Messen noch Begleitung.',
      '{name} hat viele Ideen. In kleinen Schritten gelingt es {ihm}, ein Werkstück zu Ende zu bringen.',
    ],
    [
      '{name} setzt Anleitungen sorgfältig um und bringt Arbeiten zu Ende.',
      '{name} geht mit Werkzeug sicher um und verbessert {sein}e Werkstücke nach Hinweisen.',
    ],
    [
      '{name} plant eigenständig, arbeitet sehr genau und findet kluge Lösungen.',
      '{name} entwirft einfallsreich, arbeitet ausdauernd und erklärt den Weg zum fertigen Werkstück anschaulich.',
    ],
  ],
}

/** How a child works and lives with others; opens the general comment. */
const openings: readonly string[] = [
  '{name} kommt gern in die Schule und begegnet allen freundlich und hilfsbereit.',
  '{name} hat in der Klasse gute Freundschaften geschlossen und hält sich an unsere Regeln.',
  '{name} ist ein ruhiges, aufmerksames Kind und arbeitet gern mit anderen zusammen.',
  '{name} bringt viele Ideen in die Klasse ein und übernimmt zuverlässig Aufgaben für die Gemeinschaft.',
  '{name} nimmt lebhaft am Unterricht teil und lernt immer besser, andere ausreden zu lassen.',
  '{name} löst Streit zunehmend im Gespräch und setzt sich für Schwächere ein.',
]

/** What follows, by how the subjects went. */
const middles: Bands = [
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
const closings: readonly string[] = [
  'Weiter so, {name}!',
  'Wir freuen uns auf das nächste Halbjahr mit {name}.',
  'Für das neue Halbjahr wünschen wir {ihm} viel Freude und Erfolg.',
  '{name} kann stolz auf das Erreichte sein.',
]

/** How a child did on average: 0 lowest, 1 highest level everywhere; null when nothing was observed. */
export const averageOf = (domains: readonly ReportDomain[], levels: number): number | null => {
  const decided = domains
    .flatMap(({ competences }) => competences)
    .flatMap(({ performanceLevel }) => (performanceLevel === null ? [] : [(performanceLevel - 1) / (levels - 1)]))
  return decided.length === 0 ? null : decided.reduce((sum, figure) => sum + figure, 0) / decided.length
}

const bandOf = (average: number | null): 0 | 1 | 2 => {
  if (average === null) return 1
  return average < 0.4 ? 0 : average < 0.68 ? 1 : 2
}

/** The remark of a subject's teacher. */
export const subjectComment = (random: Random, child: ChildPlan, subject: SubjectKey, average: number | null): string =>
  aboutChild(random.pick(subjectComments[subject][bandOf(average)]), child)

/** The general remark of a report. */
export const summaryComment = (random: Random, child: ChildPlan, average: number | null): string =>
  aboutChild([random.pick(openings), random.pick(middles[bandOf(average)]), random.pick(closings)].join(' '), child)
