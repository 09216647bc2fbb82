import { planSubject } from '../subject-plan'

export const english = planSubject('english', [
  {
    symbol: 'A',
    name: 'Hören und Verstehen',
    competences: [
      'versteht einfache Anweisungen im Unterricht und führt sie aus',
      'entnimmt Liedern, Reimen und kurzen Geschichten das Wesentliche',
      'erkennt bekannte Wörter in kurzen Gesprächen wieder',
    ],
  },
  {
    symbol: 'B',
    name: 'Sprechen',
    competences: [
      'stellt sich vor und beantwortet einfache Fragen zur eigenen Person',
      'beteiligt sich an kurzen Rollenspielen mit geübten Redewendungen',
      'spricht geübte Wörter und Sätze verständlich aus',
      'singt Lieder und spricht Reime auswendig mit',
    ],
  },
  {
    symbol: 'C',
    name: 'Lesen und Schreiben',
    competences: [
      'ordnet gelesene Wörter den passenden Bildern zu',
      'liest kurze Sätze mit bekanntem Wortschatz verständlich vor',
      'schreibt einzelne Wörter und kurze Sätze richtig ab',
    ],
  },
  {
    symbol: 'D',
    name: 'Wortschatz und Kultur',
    competences: [
      'benennt Farben, Zahlen, Tiere und Gegenstände im Klassenzimmer',
      'spricht in einfachen Sätzen über Familie, Essen und Freizeit',
      'kennt Feste und Bräuche aus englischsprachigen Ländern und vergleicht sie mit eigenen',
    ],
  },
])
