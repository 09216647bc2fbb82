import { planSubject } from '../subject-plan'

export const german = planSubject('german', [
  {
    symbol: 'A',
    name: 'Sprechen und Zuhören',
    competences: [
      'hält einen vorbereiteten Kurzvortrag frei und mit Stichwortkarten',
      'vertritt die eigene Meinung mit Gründen und geht auf Gegenargumente ein',
      'gibt anderen sachliche und hilfreiche Rückmeldungen',
      'gestaltet eine Spielszene mit Stimme, Mimik und Körpersprache',
    ],
  },
  {
    symbol: 'B',
    name: 'Lesen und mit Texten umgehen',
    competences: [
      'erschließt längere Texte selbstständig und fasst sie in eigenen Worten zusammen',
      'beschreibt Figuren eines Jugendbuchs und belegt Aussagen am Text',
      'unterscheidet Märchen, Fabel, Sage und Bericht an ihren Merkmalen',
      'wertet Tabellen, Diagramme und Sachtexte zu einem Thema gemeinsam aus',
      'prüft, ob eine Quelle aus dem Internet verlässlich ist',
    ],
  },
  {
    symbol: 'C',
    name: 'Schreiben',
    competences: [
      'erzählt spannend aus einer gewählten Sicht und mit wörtlicher Rede',
      'verfasst einen sachlichen Bericht, der alle W-Fragen beantwortet',
      'schreibt einen Brief oder eine E-Mail passend zum Empfänger',
      'überarbeitet eigene Texte nach Inhalt, Aufbau und Sprache',
    ],
  },
  {
    symbol: 'D',
    name: 'Rechtschreibung und Grammatik',
    competences: [
      'wendet Regeln zur Groß- und Kleinschreibung auch bei nominalisierten Verben an',
      'setzt Kommas in Aufzählungen, bei Nebensätzen und in der wörtlichen Rede',
      'bestimmt die vier Fälle und die wichtigsten Satzglieder',
      'bildet Verben in allen Zeitformen und verwendet sie passend',
    ],
  },
])
