import { planSubject } from '../subject-plan'

export const mathematics = planSubject('mathematics', [
  {
    symbol: 'A',
    name: 'Zahlen und Rechnen',
    competences: [
      'liest, ordnet und rundet Zahlen bis zur Million und darüber hinaus',
      'multipliziert und dividiert schriftlich mit mehrstelligen Zahlen',
      'nutzt Rechengesetze und Klammerregeln, um vorteilhaft zu rechnen',
      'stellt Brüche dar, kürzt und erweitert sie und vergleicht ihre Größe',
      'erkennt Teiler und Vielfache und wendet Teilbarkeitsregeln an',
    ],
  },
  {
    symbol: 'B',
    name: 'Geometrie',
    competences: [
      'zeichnet parallele und senkrechte Geraden genau mit dem Geodreieck',
      'misst und zeichnet Winkel und benennt ihre Art',
      'beschreibt Vierecke nach ihren Eigenschaften und ordnet sie',
      'zeichnet Netze und Schrägbilder von Würfel und Quader',
    ],
  },
  {
    symbol: 'C',
    name: 'Größen und Messen',
    competences: [
      'wandelt Längen, Gewichte und Zeitspannen sicher um',
      'berechnet Umfang und Flächeninhalt von Rechteck und Quadrat',
      'arbeitet mit einfachen Maßstäben auf Karten und Plänen',
    ],
  },
  {
    symbol: 'D',
    name: 'Daten, Zufall und Sachaufgaben',
    competences: [
      'erhebt Daten, stellt sie in Diagrammen dar und deutet sie kritisch',
      'schätzt ein, ob ein Ereignis sicher, möglich oder unmöglich ist',
      'löst mehrschrittige Sachaufgaben und prüft, ob das Ergebnis sinnvoll ist',
      'erklärt und vergleicht verschiedene Lösungswege',
    ],
  },
])
