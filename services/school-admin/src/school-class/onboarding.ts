import { onboardingFlags, type UpdateSchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import type { LockedSchoolClass } from './school-class.policy'

type State = 'open' | 'finalized'

/** Set-up of a class can be left and resumed, but what is finalized is never reopened (rule class.2). */
const moves: Readonly<Record<State, readonly State[]>> = { open: ['open', 'finalized'], finalized: ['finalized'] }

const texts = {
  de: 'Die Einrichtung ist abgeschlossen und lässt sich nicht wieder öffnen.',
  en: 'The set-up is finalized and cannot be opened again.',
} as const

const stateOf = (flag: boolean): State => (flag ? 'finalized' : 'open')

/** A fault for each flag whose transition is not allowed. */
export const onboardingFaults = (
  current: LockedSchoolClass,
  change: UpdateSchoolClass,
  language: Language,
): ErrorDetail[] =>
  onboardingFlags.flatMap((flag) => {
    const next = change[flag]
    if (next === undefined || moves[stateOf(current[flag])].includes(stateOf(next))) return []
    return [{ path: flag, message: texts[language] }]
  })
