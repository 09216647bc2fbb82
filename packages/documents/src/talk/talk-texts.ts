import type { TalkPart } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

interface TalkTexts {
  title: string
  facts: (day: string, schoolClass: string, teacher: string) => string
  parts: Record<TalkPart, string>
  signers: readonly [string, string]
}

/** The fixed words of a talk's page. */
export const talkTexts: Record<Language, TalkTexts> = {
  de: {
    title: 'Gespräch mit den Eltern',
    facts: (day, schoolClass, teacher) => `${day} · Klasse ${schoolClass} · ${teacher}`,
    parts: {
      goingWell: 'Das gelingt',
      practising: 'Das wird gerade geübt',
      nextStep: 'Der nächste Schritt',
      agreed: 'Vereinbart',
    },
    signers: ['Erziehungsberechtigte', 'Lehrkraft'],
  },
  en: {
    title: 'Talk with the parents',
    facts: (day, schoolClass, teacher) => `${day} · Class ${schoolClass} · ${teacher}`,
    parts: { goingWell: 'Going well', practising: 'Being practised now', nextStep: 'The next step', agreed: 'Agreed' },
    signers: ['Parents or guardians', 'Teacher'],
  },
}
