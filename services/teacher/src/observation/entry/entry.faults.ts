import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import type { EntryFacts } from './entry.facts'

const texts = {
  de: {
    future: 'Der Tag liegt in der Zukunft.',
    outside: 'Der Tag liegt in keinem Schuljahr der Klasse.',
    content: 'Bitte eine Stufe oder eine Notiz angeben.',
  },
  en: {
    future: 'The day is in the future.',
    outside: 'The day is in no school year of the class.',
    content: 'Please give a level or a note.',
  },
} as const

/** A day is not in the future and lies in a school year of the class (rule observation.3). */
export const dayFaults = (
  facts: Pick<EntryFacts, 'inFuture' | 'outsideYears'>,
  path: string,
  language: Language,
): ErrorDetail[] => {
  if (facts.inFuture) return [{ path: `${path}observedAt`, message: texts[language].future }]
  return facts.outsideYears ? [{ path: `${path}observedAt`, message: texts[language].outside }] : []
}

/** An entry has a level or a note. The fault is reported for the level's field, whose path is `path`. */
export const contentFaults = (
  levelId: string | null | undefined,
  description: string | null | undefined,
  path: string,
  language: Language,
): ErrorDetail[] => (levelId || description?.trim() ? [] : [{ path, message: texts[language].content }])
