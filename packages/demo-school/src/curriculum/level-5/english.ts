import { planSubject } from '../subject-plan'

export const english = planSubject('english', [
  {
    symbol: 'A',
    name: 'Hör- und Sehverstehen',
    competences: [
      'versteht Gespräche und kurze Filmszenen zu vertrauten Themen',
      'entnimmt Durchsagen und Hörtexten gezielt einzelne Angaben',
      'folgt dem Unterricht, der überwiegend auf Englisch geführt wird',
    ],
  },
  {
    symbol: 'B',
    name: 'Sprechen',
    competences: [
      'führt kurze Gespräche über Schule, Freizeit und Familie',
      'beschreibt Bilder, Personen und Wege in zusammenhängenden Sätzen',
      'hält eine kleine Präsentation mit Plakat oder Bildern',
      'spricht mit verständlicher Aussprache und passender Betonung',
    ],
  },
  {
    symbol: 'C',
    name: 'Lesen und Schreiben',
    competences: [
      'liest einfache Geschichten und Sachtexte und gibt ihren Inhalt wieder',
      'erschließt unbekannte Wörter aus Bildern, Zusammenhang oder Wörterbuch',
      'schreibt kurze Texte wie E-Mails, Steckbriefe und Tagebucheinträge',
      'schreibt den gelernten Wortschatz weitgehend richtig',
    ],
  },
  {
    symbol: 'D',
    name: 'Wortschatz, Grammatik und Kultur',
    competences: [
      'verwendet den Wortschatz der behandelten Themen sicher',
      'bildet Aussagen, Fragen und Verneinungen in der Gegenwart',
      'erzählt Vergangenes mit häufigen regelmäßigen und unregelmäßigen Verben',
      'vergleicht den Alltag von Kindern in englischsprachigen Ländern mit dem eigenen',
    ],
  },
])
