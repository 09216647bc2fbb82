/** Subjects, domains and competences of a third year, written for these tests. */
export const sampleCurriculum = [
  {
    name: 'Deutsch',
    abbreviation: 'D',
    color: '#c4453c',
    comment:
      'Mia liest mit Freude und inzwischen flüssig; sie wählt auch umfangreiche Bücher aus der Klassenbücherei und kann spannend davon erzählen. Beim Überarbeiten eigener Texte helfen ihr die „Schreibtipps“ an der Wand. Wörter mit ä und äu sowie die Großschreibung übt sie weiterhin täglich einige Minuten.',
    domains: [
      {
        name: 'Sprechen und Zuhören',
        symbol: 'A',
        competences: [
          'hört anderen aufmerksam zu und knüpft mit eigenen Beiträgen daran an',
          'spricht verständlich und in vollständigen Sätzen',
          'erzählt Erlebtes in der richtigen Reihenfolge',
          'trägt Gedichte auswendig und betont vor',
        ],
      },
      {
        name: 'Lesen – mit Texten und Medien umgehen',
        symbol: 'B',
        competences: [
          'liest altersgemäße Texte flüssig und sinngestaltend vor',
          'entnimmt einem Sachtext gezielt Informationen und gibt sie mit eigenen Worten wieder, auch wenn der Text Tabellen oder Abbildungen enthält',
          'äußert begründet, was ihr oder ihm an einem Buch gefällt',
          'findet in der Bücherei selbstständig ein passendes Buch',
        ],
      },
      {
        name: 'Schreiben und Rechtschreiben',
        symbol: 'C',
        competences: [
          'schreibt in einer flüssigen, gut lesbaren Handschrift',
          'plant, schreibt und überarbeitet eigene Geschichten',
          'schreibt lautgetreue Wörter richtig',
          'wendet die Regeln der Groß- und Kleinschreibung an',
          'nutzt das Wörterbuch, um Wörter nachzuschlagen',
          'unterscheidet Nomen, Verben und Adjektive',
        ],
      },
    ],
  },
  {
    name: 'Mathematik',
    abbreviation: 'M',
    color: '#2f6fb3',
    comment:
      'Im Zahlenraum bis 1000 bewegt sich Mia sicher. Bei Sachaufgaben lohnt es sich für sie, zuerst eine Skizze zu zeichnen.',
    domains: [
      {
        name: 'Zahlen und Operationen',
        symbol: '1',
        competences: [
          'orientiert sich im Zahlenraum bis 1000',
          'addiert und subtrahiert halbschriftlich und schriftlich',
          'kennt das kleine Einmaleins auswendig (1 × 1 bis 10 × 10)',
          'löst Sachaufgaben und schreibt einen Antwortsatz',
          'überschlägt Ergebnisse und prüft sie',
        ],
      },
      {
        name: 'Raum und Form',
        symbol: '2',
        competences: [
          'erkennt und benennt geometrische Körper und ihre Netze',
          'zeichnet mit Lineal und Geodreieck sauber und genau',
          'findet Spiegelachsen und ergänzt Figuren symmetrisch',
        ],
      },
      {
        name: 'Größen und Messen',
        symbol: '3',
        competences: [
          'rechnet mit Geldbeträgen (€ und ct)',
          'misst Längen und wandelt mm, cm, m und km um',
          'liest die Uhr und berechnet Zeitspannen',
          'wählt zum Messen ein passendes Werkzeug aus',
        ],
      },
    ],
  },
  {
    name: 'Sachunterricht',
    abbreviation: 'SU',
    color: '#4c8c4a',
    comment: '',
    domains: [
      {
        name: 'Natur und Leben',
        symbol: null,
        competences: [
          'beschreibt heimische Tiere und ihre Lebensräume',
          'führt einfache Versuche durch und hält Beobachtungen fest',
          'kennt die Teile einer Blütenpflanze und deren Aufgaben',
          'erklärt den Wasserkreislauf an einer Zeichnung',
        ],
      },
      {
        name: 'Zeit und Gesellschaft',
        symbol: null,
        competences: [
          'ordnet Ereignisse auf einer Zeitleiste ein',
          'vertritt die eigene Meinung und achtet andere Ansichten',
          'kennt Aufgaben der Gemeinde und ihrer Einrichtungen',
        ],
      },
      {
        name: 'Raum und Mobilität',
        symbol: null,
        competences: [
          'liest einfache Karten und bestimmt Himmelsrichtungen',
          'kennt Verkehrszeichen und verhält sich als Fußgängerin oder Fußgänger sicher',
          'plant mit Fahrplan und Stadtplan einen Weg durch den eigenen Ort',
        ],
      },
    ],
  },
  {
    name: 'Englisch',
    abbreviation: 'E',
    color: '#e3b23c',
    comment: 'Mia singt und spielt begeistert mit und traut sich zunehmend, frei zu sprechen: „My name is Mia!“',
    domains: [
      {
        name: 'Hören und Verstehen',
        symbol: null,
        competences: ['versteht Anweisungen im Unterricht', 'versteht kurze Geschichten mithilfe von Bildern'],
      },
      {
        name: 'Sprechen',
        symbol: null,
        competences: ['stellt sich vor und fragt andere nach Alter und Vorlieben', 'spricht Reime und Lieder mit'],
      },
    ],
  },
  {
    name: 'Kunst und Gestalten',
    abbreviation: 'KuG',
    color: '#8a5aa8',
    comment: '',
    domains: [
      {
        name: 'Bildnerisches Gestalten',
        symbol: null,
        competences: [
          'setzt eigene Bildideen mit verschiedenen Techniken um',
          'mischt Farben gezielt und beschreibt ihre Wirkung',
          'geht mit Material und Werkzeug sorgsam um',
        ],
      },
    ],
  },
  {
    name: 'Arbeits- und Sozialverhalten',
    abbreviation: 'ASV',
    color: '#5d6b78',
    comment: '',
    domains: [
      {
        name: 'Arbeiten',
        symbol: null,
        competences: [
          'beginnt zügig und arbeitet ausdauernd',
          'hält Ordnung am Platz und in den Heften',
          'erledigt Hausaufgaben regelmäßig und vollständig',
        ],
      },
      {
        name: 'Miteinander',
        symbol: null,
        competences: [
          'hält vereinbarte Regeln ein',
          'hilft anderen und nimmt Hilfe an',
          'löst Konflikte im Gespräch, gewaltfrei und fair',
        ],
      },
    ],
  },
]
