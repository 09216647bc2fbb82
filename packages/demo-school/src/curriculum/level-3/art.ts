import { planSubject } from '../subject-plan'

export const art = planSubject('art', [
  {
    symbol: 'A',
    name: 'Zeichnen und Malen',
    competences: [
      'mischt Farbtöne gezielt und setzt sie passend zur Stimmung ein',
      'zeichnet Gegenstände nach genauer Beobachtung',
      'nutzt das ganze Blatt und ordnet die Teile eines Bildes bewusst an',
      'erprobt verschiedene Stifte, Pinsel und Untergründe und wählt passend aus',
    ],
  },
  {
    symbol: 'B',
    name: 'Drucken und Collage',
    competences: [
      'druckt mit einfachen Stempeln und Schablonen saubere Muster',
      'stellt aus verschiedenen Papieren und Stoffen eine Collage zusammen',
      'schneidet, reißt und klebt sorgfältig und mit eigener Absicht',
    ],
  },
  {
    symbol: 'C',
    name: 'Formen und Bauen',
    competences: [
      'formt aus Ton oder Knetmasse standfeste Figuren',
      'baut aus Alltagsmaterial eigene Objekte und findet stabile Verbindungen',
      'geht mit Werkzeug und Material sparsam und sicher um',
    ],
  },
  {
    symbol: 'D',
    name: 'Bilder betrachten',
    competences: [
      'beschreibt Kunstwerke und die Wirkung, die von ihnen ausgeht',
      'spricht wertschätzend über eigene Arbeiten und die der anderen',
      'gestaltet zu einem Kunstwerk ein eigenes Bild',
    ],
  },
])
