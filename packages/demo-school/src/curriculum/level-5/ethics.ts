import { planSubject } from '../subject-plan'

export const ethics = planSubject('ethics', [
  {
    symbol: 'A',
    name: 'Wer bin ich?',
    competences: [
      'denkt über eigene Stärken, Vorbilder und Ziele nach',
      'beschreibt, was Freundschaft und Vertrauen ausmacht',
      'erkennt Gruppendruck und findet Worte, ihm zu widerstehen',
    ],
  },
  {
    symbol: 'B',
    name: 'Gut zusammenleben',
    competences: [
      'erläutert Kinderrechte an Beispielen aus dem Alltag',
      'vermittelt bei Streit zwischen anderen und bleibt dabei fair',
      'wägt bei einer schwierigen Entscheidung verschiedene Werte gegeneinander ab',
      'verhält sich in Chats und sozialen Medien achtsam und verantwortlich',
    ],
  },
  {
    symbol: 'C',
    name: 'Weltreligionen und Weltbilder',
    competences: [
      'beschreibt Ursprung, Feste und Bräuche großer Religionen',
      'vergleicht religiöse und nichtreligiöse Antworten auf große Fragen',
      'begegnet Menschen anderer Überzeugung mit Achtung',
    ],
  },
  {
    symbol: 'D',
    name: 'Verantwortung für die Welt',
    competences: [
      'untersucht, was eigene Gewohnheiten für Umwelt und Klima bedeuten',
      'begründet, wann etwas gerecht oder ungerecht ist',
      'führt ein philosophisches Gespräch und knüpft an Gedanken anderer an',
      'plant mit anderen eine kleine Hilfsaktion und setzt sie um',
    ],
  },
])
