import { planSubject } from '../subject-plan'

export const music = planSubject('music', [
  {
    symbol: 'A',
    name: 'Singen',
    competences: [
      'singt Lieder aus verschiedenen Ländern auswendig mit',
      'trifft die Töne und singt mit lockerer, klarer Stimme',
      'hält in einem einfachen Kanon die eigene Stimme',
      'achtet beim Singen auf Einsatz, Lautstärke und Tempo',
    ],
  },
  {
    symbol: 'B',
    name: 'Musizieren',
    competences: [
      'hält ein gleichmäßiges Metrum und klatscht Rhythmen nach',
      'spielt auf Stabspielen und Trommeln eine einfache Begleitung',
      'achtet beim gemeinsamen Spiel auf die anderen und auf das Dirigat',
    ],
  },
  {
    symbol: 'C',
    name: 'Musik hören',
    competences: [
      'unterscheidet Instrumente nach Klang und Bauart',
      'beschreibt die Stimmung eines Musikstücks mit treffenden Worten',
      'erkennt wiederkehrende Teile in einem Lied oder Musikstück',
    ],
  },
  {
    symbol: 'D',
    name: 'Bewegen und Gestalten',
    competences: [
      'bewegt sich passend zu Takt und Charakter der Musik',
      'tanzt eine einfache Schrittfolge in der Gruppe sicher mit',
      'liest und schreibt einfache Rhythmen in Notenschrift',
    ],
  },
])
