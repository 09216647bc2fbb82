import { planSubject } from '../subject-plan'

export const music = planSubject('music', [
  {
    symbol: 'A',
    name: 'Singen und Sprechen',
    competences: [
      'singt ein- und zweistimmige Lieder sicher und ausdrucksvoll',
      'gestaltet Sprechstücke und Raps mit klarem Rhythmus',
      'beherrscht einen Vorrat an Liedern verschiedener Stile und Sprachen',
    ],
  },
  {
    symbol: 'B',
    name: 'Instrumente und Ensemble',
    competences: [
      'spielt die eigene Stimme in einem mehrstimmigen Klassenstück',
      'spielt nach Noten eine einfache Melodie im Fünftonraum',
      'erfindet Rhythmen und Begleitungen und stimmt sich mit anderen ab',
      'hält in der Gruppe Tempo und Einsätze sicher ein',
    ],
  },
  {
    symbol: 'C',
    name: 'Musik verstehen',
    competences: [
      'erkennt Orchesterinstrumente und ordnet sie ihren Gruppen zu',
      'beschreibt Aufbau und Wirkung eines Stücks mit Fachbegriffen',
      'stellt das Leben einer Komponistin oder eines Komponisten vor',
      'liest Notenwerte, Taktarten und Tonhöhen im Violinschlüssel',
    ],
  },
  {
    symbol: 'D',
    name: 'Tanz und Szene',
    competences: [
      'setzt Musik in eine eigene Bewegungsfolge um',
      'wirkt zuverlässig an einer Aufführung mit',
      'tanzt Gruppentänze aus verschiedenen Kulturen sicher',
    ],
  },
])
