import { planSubject } from '../subject-plan'

/** From level 5 on the six-year primary school teaches natural sciences instead of Sachunterricht. */
export const science = {
  ...planSubject('science', [
    {
      symbol: 'A',
      name: 'Forschen und Experimentieren',
      competences: [
        'stellt zu einer Beobachtung eine Frage und formuliert eine Vermutung',
        'plant einen Versuch, bei dem nur eine Bedingung verändert wird',
        'protokolliert Versuche mit Skizze, Beobachtung und Auswertung',
        'geht mit Brenner, Glasgeräten und Messgeräten sicher um',
      ],
    },
    {
      symbol: 'B',
      name: 'Stoffe und Energie',
      competences: [
        'unterscheidet Stoffe nach ihren Eigenschaften und trennt einfache Gemische',
        'beschreibt Aggregatzustände und ihre Übergänge mit dem Teilchenmodell',
        'nennt Energieformen und erklärt an Beispielen, wie Energie umgewandelt wird',
        'baut Reihen- und Parallelschaltungen und zeichnet ihre Schaltpläne',
      ],
    },
    {
      symbol: 'C',
      name: 'Pflanzen, Tiere und Lebensräume',
      competences: [
        'bestimmt Pflanzen und Tiere mit einem einfachen Schlüssel',
        'erklärt, wie Tiere an ihren Lebensraum angepasst sind',
        'stellt Nahrungsbeziehungen als Kette und als Netz dar',
        'untersucht Zellen mit dem Mikroskop und zeichnet sie sorgfältig',
      ],
    },
    {
      symbol: 'D',
      name: 'Körper und Gesundheit',
      competences: [
        'beschreibt das Zusammenspiel von Skelett, Gelenken und Muskeln',
        'erklärt den Weg der Nahrung und den Blutkreislauf im Überblick',
        'begründet Regeln für eine gesunde Lebensweise',
      ],
    },
  ]),
  name: 'Naturwissenschaften',
  abbreviation: 'NW',
}
