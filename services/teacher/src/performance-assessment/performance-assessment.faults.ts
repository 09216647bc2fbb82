import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import type { AssessmentFacts } from './performance-assessment.facts'

const texts = {
  de: {
    term: 'Das Halbjahr passt nicht zum angegebenen Semester.',
    level: 'Bitte eine Schulstufe angeben.',
    twice: 'Diese Stufe ist schon zugeordnet.',
    from: 'Diese Stufe gehört nicht zur bisherigen Skala.',
    to: 'Diese Stufe gehört nicht zur neuen Skala.',
    used: 'Für eine verwendete Stufe fehlt die neue Stufe.',
    fixed: 'Mit Einträgen lässt sich das nicht mehr ändern.',
  },
  en: {
    term: 'The term is not of this semester.',
    level: 'Please give a school level.',
    twice: 'This level has been mapped already.',
    from: 'This level is not of the present scale.',
    to: 'This level is not of the new scale.',
    used: 'A level in use has no new level.',
    fixed: 'This can no longer change, because there are entries.',
  },
} as const

/** One fault of an assessment, in the caller's language. */
export const fault = (kind: keyof (typeof texts)['de'], path: string, language: Language): ErrorDetail => ({
  path,
  message: texts[language][kind],
})

/** A term belongs to the semester, and a template names its school level (rule assessment.1). */
export const scopeFaults = (
  facts: Pick<AssessmentFacts, 'termFits' | 'schoolLevel'>,
  schoolLevel: number | undefined,
  path: string,
  language: Language,
): ErrorDetail[] => [
  ...(facts.termFits ? [] : [fault('term', `${path}schoolTermId`, language)]),
  ...(schoolLevel === undefined && facts.schoolLevel === null ? [fault('level', `${path}schoolLevel`, language)] : []),
]
