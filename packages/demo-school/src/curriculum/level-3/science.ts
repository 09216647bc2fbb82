import { planSubject } from '../subject-plan'

export const science = planSubject('science', [
  {
    symbol: 'A',
    name: 'Natur und Leben',
    competences: [
      'benennt heimische Tiere und Pflanzen und ordnet sie ihren Lebensräumen zu',
      'beobachtet die Entwicklung einer Pflanze und hält sie in einem Tagebuch fest',
      'erklärt, was der eigene Körper braucht, um gesund zu bleiben',
      'beschreibt den Kreislauf des Wassers mit eigenen Worten',
    ],
  },
  {
    symbol: 'B',
    name: 'Technik und Versuche',
    competences: [
      'plant einfache Versuche, führt sie sorgfältig durch und hält das Ergebnis fest',
      'baut einen einfachen Stromkreis und unterscheidet Leiter und Nichtleiter',
      'erklärt an Beispielen, wie Werkzeuge und einfache Maschinen die Arbeit erleichtern',
    ],
  },
  {
    symbol: 'C',
    name: 'Raum und Zeit',
    competences: [
      'orientiert sich auf dem Stadtplan und beschreibt Wege mit den Himmelsrichtungen',
      'nennt wichtige Orte und Sehenswürdigkeiten der eigenen Stadt',
      'vergleicht das Leben von Kindern früher und heute anhand von Bildern und Gegenständen',
    ],
  },
  {
    symbol: 'D',
    name: 'Zusammenleben und Verkehr',
    competences: [
      'kennt die wichtigsten Verkehrszeichen und verhält sich zu Fuß und auf dem Rad sicher',
      'beschreibt Aufgaben in Familie, Klasse und Gemeinde und übernimmt selbst Verantwortung',
      'sammelt Angaben aus Büchern und Kindersuchmaschinen und stellt sie auf einem Plakat vor',
    ],
  },
])
