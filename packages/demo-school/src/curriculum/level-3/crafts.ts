import { planSubject } from '../subject-plan'

/** Taught in the Swiss school only. */
export const crafts = planSubject('crafts', [
  {
    symbol: 'A',
    name: 'Wahrnehmen und Entwerfen',
    competences: [
      'sammelt Ideen und hält sie in einer verständlichen Skizze fest',
      'wählt Material und Farbe passend zum eigenen Vorhaben aus',
      'erprobt Verfahren an einem Muster, bevor die eigentliche Arbeit beginnt',
      'beschreibt, wie ein Gegenstand gebaut ist und wozu er dient',
    ],
  },
  {
    symbol: 'B',
    name: 'Textiles Arbeiten',
    competences: [
      'näht einfache Stiche von Hand gleichmäßig und fest',
      'webt, flicht oder häkelt ein kleines Werkstück nach Anleitung',
      'verziert Stoff mit Druck, Farbe oder Stickerei',
      'misst und schneidet Stoff sorgfältig nach einem Schnittmuster zu',
    ],
  },
  {
    symbol: 'C',
    name: 'Technisches Arbeiten',
    competences: [
      'sägt, feilt und bohrt Holz mit sicherer Handhaltung',
      'verbindet Teile haltbar durch Leimen, Nageln oder Schrauben',
      'baut ein bewegliches Objekt mit Rädern oder Gelenken',
    ],
  },
  {
    symbol: 'D',
    name: 'Prüfen und Präsentieren',
    competences: [
      'arbeitet Schritt für Schritt nach Plan und räumt den Arbeitsplatz auf',
      'prüft das eigene Werkstück und verbessert es ausdauernd',
      'stellt das fertige Werkstück vor und erklärt den Weg dorthin',
    ],
  },
])
