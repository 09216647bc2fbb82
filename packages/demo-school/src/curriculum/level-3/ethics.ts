import { planSubject } from '../subject-plan'

export const ethics = planSubject('ethics', [
  {
    symbol: 'A',
    name: 'Ich und meine Gefühle',
    competences: [
      'nimmt eigene Gefühle wahr und benennt sie mit treffenden Worten',
      'beschreibt eigene Stärken und Wünsche und nimmt sich Ziele vor',
      'findet Wege, mit Ärger und Enttäuschung umzugehen',
      'sagt freundlich und deutlich Nein, wenn eine Grenze erreicht ist',
    ],
  },
  {
    symbol: 'B',
    name: 'Miteinander leben',
    competences: [
      'versetzt sich in andere hinein und nimmt Rücksicht auf sie',
      'sucht bei Streit nach Lösungen, mit denen alle einverstanden sind',
      'begründet, warum Regeln für eine Gemeinschaft wichtig sind',
      'übernimmt Verantwortung für gemeinsame Aufgaben in der Klasse',
    ],
  },
  {
    symbol: 'C',
    name: 'Religionen und Kulturen',
    competences: [
      'kennt wichtige Feste verschiedener Religionen und erzählt von ihnen',
      'begegnet anderen Lebensweisen mit Interesse und Achtung',
      'vergleicht Bräuche in Familien und entdeckt Gemeinsamkeiten',
    ],
  },
  {
    symbol: 'D',
    name: 'Nachdenken über die Welt',
    competences: [
      'stellt eigene Fragen über das Leben und denkt über Antworten nach',
      'begründet die eigene Meinung und hört sich andere Meinungen an',
      'überlegt, was ein gerechter Umgang mit Menschen, Tieren und Natur bedeutet',
    ],
  },
])
