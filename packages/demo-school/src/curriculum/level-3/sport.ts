import { planSubject } from '../subject-plan'

export const sport = planSubject('sport', [
  {
    symbol: 'A',
    name: 'Laufen, Springen, Werfen',
    competences: [
      'läuft mehrere Minuten in gleichmäßigem Tempo ohne Pause',
      'springt nach Anlauf kräftig mit einem Bein ab und landet sicher',
      'wirft Bälle zielgenau und mit gutem Schwung',
    ],
  },
  {
    symbol: 'B',
    name: 'Turnen und Bewegen an Geräten',
    competences: [
      'rollt vorwärts und rückwärts und steht aus der Bewegung auf',
      'balanciert, klettert und schwingt sicher an verschiedenen Geräten',
      'hilft beim Auf- und Abbau der Geräte und achtet auf die Sicherheit',
    ],
  },
  {
    symbol: 'C',
    name: 'Spielen',
    competences: [
      'fängt, prellt und passt den Ball im Spiel sicher',
      'hält Spielregeln ein und geht fair mit Sieg und Niederlage um',
      'spielt mannschaftsdienlich und bezieht andere Kinder ein',
      'erfindet mit anderen kleine Spiele und erklärt ihre Regeln',
    ],
  },
  {
    symbol: 'D',
    name: 'Schwimmen und Tanzen',
    competences: [
      'bewegt sich angstfrei im tiefen Wasser und taucht nach Gegenständen',
      'schwimmt mindestens 25 Meter in einer Schwimmart',
      'setzt Musik in passende Bewegungen um',
    ],
  },
])
