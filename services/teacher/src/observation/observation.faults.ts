import type { ErrorDetail } from '@lernspur/contracts/envelope'
import type { Language } from '@lernspur/contracts/error-catalogue'
import type { ObservationFacts } from './observation.facts'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

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
  facts: Pick<ObservationFacts, 'inFuture' | 'outsideYears'>,
  path: string,
  language: Language,
): ErrorDetail[] => {
  if (facts.inFuture) return [{ path: `${path}observedAt`, message: texts[language].future }]
  return facts.outsideYears ? [{ path: `${path}observedAt`, message: texts[language].outside }] : []
}

/** An entry says something: a level or a note. */
export const contentFaults = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  entry: Entry | Shown,
  path: string,
  language: Language,
): ErrorDetail[] =>
  version.kept(entry).performance_level_id || entry.description?.trim()
    ? []
    : [{ path: `${path}${version.levelField}`, message: texts[language].content }]
