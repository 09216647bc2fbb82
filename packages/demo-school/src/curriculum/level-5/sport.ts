import { planSubject } from '../subject-plan'

export const sport = planSubject('sport', [
  {
    symbol: 'A',
    name: 'Leichtathletik und Fitness',
    competences: [
      'läuft zehn Minuten ausdauernd und teilt sich die Kräfte ein',
      'startet aus verschiedenen Stellungen und sprintet mit guter Technik',
      'springt weit und hoch mit passendem Anlauf',
      'wärmt sich selbstständig und sinnvoll auf',
    ],
  },
  {
    symbol: 'B',
    name: 'Turnen',
    competences: [
      'turnt Rolle, Rad und Handstand mit Hilfestellung sicher',
      'verbindet Übungen zu einer flüssigen kleinen Kür',
      'gibt anderen zuverlässig Hilfestellung und Sicherheit',
    ],
  },
  {
    symbol: 'C',
    name: 'Ballspiele',
    competences: [
      'passt, fängt und dribbelt auch unter Druck sicher',
      'bewegt sich im Spiel frei und hält die eigene Position',
      'spielt fair, auch ohne Schiedsrichter, und regelt Streit im Gespräch',
      'leitet ein Spiel und achtet auf die Einhaltung der Regeln',
    ],
  },
  {
    symbol: 'D',
    name: 'Schwimmen, Tanzen, Akrobatik',
    competences: [
      'schwimmt ausdauernd in zwei Schwimmarten',
      'springt vom Startblock und taucht eine Strecke',
      'entwickelt in der Gruppe einen Tanz oder eine Pyramide und führt sie vor',
    ],
  },
])
