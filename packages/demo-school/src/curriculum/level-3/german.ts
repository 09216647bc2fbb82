import { planSubject } from '../subject-plan'

export const german = planSubject('german', [
  {
    symbol: 'A',
    name: 'Sprechen und Zuhören',
    competences: [
      'hört anderen aufmerksam zu und fragt nach, wenn etwas unklar ist',
      'erzählt Erlebtes in der richtigen Reihenfolge und so, dass andere gern zuhören',
      'hält sich im Klassengespräch an die vereinbarten Regeln und geht auf Beiträge anderer ein',
      'trägt ein kurzes Gedicht auswendig und mit passender Betonung vor',
    ],
  },
  {
    symbol: 'B',
    name: 'Lesen',
    competences: [
      'liest geübte Texte flüssig und betont vor',
      'liest unbekannte kurze Texte sinnentnehmend und beantwortet Fragen dazu',
      'findet gezielt Angaben in einem Sachtext und markiert sie',
      'wählt Bücher nach eigenem Interesse aus und berichtet von ihrem Inhalt',
    ],
  },
  {
    symbol: 'C',
    name: 'Texte verfassen',
    competences: [
      'plant eine Geschichte mit Einleitung, Hauptteil und Schluss und schreibt sie auf',
      'verwendet abwechslungsreiche Satzanfänge und treffende Verben',
      'überarbeitet eigene Texte mithilfe von Rückmeldungen aus der Schreibkonferenz',
      'beschreibt einen Gegenstand oder einen Vorgang sachlich und vollständig',
    ],
  },
  {
    symbol: 'D',
    name: 'Richtig schreiben und Sprache untersuchen',
    competences: [
      'schreibt geübte Wörter in Diktaten und eigenen Texten richtig',
      'nutzt Verlängern und Ableiten, um die richtige Schreibweise zu finden',
      'schlägt unbekannte Wörter selbstständig im Wörterbuch nach',
      'unterscheidet Nomen, Verben und Adjektive und bestimmt Subjekt und Prädikat',
      'schreibt Texte in gut lesbarer, zusammenhängender Handschrift',
    ],
  },
])
