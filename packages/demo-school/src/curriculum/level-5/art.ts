import { planSubject } from '../subject-plan'

export const art = planSubject('art', [
  {
    symbol: 'A',
    name: 'Zeichnung und Malerei',
    competences: [
      'stellt räumliche Tiefe durch Überschneidung und Größenunterschiede dar',
      'setzt Farbkontraste bewusst ein, um eine Wirkung zu erzielen',
      'zeichnet Figuren in richtigen Verhältnissen und in Bewegung',
      'entwickelt aus Skizzen eine eigene Bildidee',
    ],
  },
  {
    symbol: 'B',
    name: 'Druck, Fotografie und Film',
    competences: [
      'fertigt einen mehrfarbigen Druck in sauberer Ausführung an',
      'wählt beim Fotografieren Ausschnitt, Perspektive und Licht bewusst',
      'gestaltet mit anderen eine kurze Bildfolge oder einen Trickfilm',
    ],
  },
  {
    symbol: 'C',
    name: 'Plastik und Architektur',
    competences: [
      'baut eine standfeste Plastik aus Draht, Papier oder Ton',
      'entwirft und baut ein Modell nach eigenem Plan',
      'arbeitet ausdauernd und geht mit Werkzeug fachgerecht um',
    ],
  },
  {
    symbol: 'D',
    name: 'Kunst verstehen',
    competences: [
      'beschreibt und deutet Kunstwerke mit einfachen Fachbegriffen',
      'stellt Künstlerinnen und Künstler und ihre Zeit vor',
      'erläutert die eigene Gestaltung und nimmt Anregungen an',
    ],
  },
])
