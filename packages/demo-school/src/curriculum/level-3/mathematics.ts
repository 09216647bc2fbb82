import { planSubject } from '../subject-plan'

export const mathematics = planSubject('mathematics', [
  {
    symbol: 'A',
    name: 'Zahlen und Operationen',
    competences: [
      'orientiert sich sicher im Zahlenraum bis 1000 und vergleicht und ordnet Zahlen',
      'beherrscht die Aufgaben des kleinen Einmaleins auswendig',
      'addiert und subtrahiert dreistellige Zahlen halbschriftlich und erklärt den Rechenweg',
      'wendet die schriftliche Addition und Subtraktion sicher an',
      'teilt mit und ohne Rest und prüft das Ergebnis mit der Umkehraufgabe',
    ],
  },
  {
    symbol: 'B',
    name: 'Raum und Form',
    competences: [
      'benennt Würfel, Quader, Kugel, Zylinder und Pyramide und beschreibt ihre Eigenschaften',
      'erkennt und zeichnet achsensymmetrische Figuren',
      'baut Würfelgebäude nach Plan und zeichnet einfache Baupläne',
    ],
  },
  {
    symbol: 'C',
    name: 'Größen und Messen',
    competences: [
      'misst und zeichnet Strecken auf den Millimeter genau',
      'rechnet mit Euro und Cent in Kommaschreibweise',
      'liest die Uhr sicher ab und berechnet Zeitspannen',
      'schätzt Längen und Gewichte mithilfe vertrauter Vergleichsgrößen',
    ],
  },
  {
    symbol: 'D',
    name: 'Sachaufgaben und Daten',
    competences: [
      'entnimmt Sachaufgaben die wichtigen Angaben und findet einen Lösungsweg',
      'stellt Daten in Tabellen und Säulendiagrammen dar und liest sie ab',
      'begründet mathematische Vermutungen und erklärt sie anderen verständlich',
    ],
  },
])
