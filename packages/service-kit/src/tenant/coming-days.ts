import { refuse } from '../call/api-error'
import type { Call, Transaction } from '../call/call'
import { schoolToday } from './school-today'

const texts = { de: 'Der letzte Tag liegt in der Vergangenheit.', en: 'The last day is in the past.' } as const

/** A last day (YYYY-MM-DD) with its path in the body of the call. */
export interface NamedDay {
  readonly path: string
  readonly day: string | null | undefined
}

/** Requires last days from today in the school on; VALIDATION_FAILED for earlier ones, at their paths. */
export const requireComingDays = async (
  tx: Transaction,
  { actor, language }: Call,
  days: readonly NamedDay[],
): Promise<void> => {
  const named = days.filter(({ day }) => day)
  if (named.length === 0) return
  const past = await tx<{ path: string }[]>`
    select i.path from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as i (path text, day date)
    where i.day < ${schoolToday(tx, actor)}`
  const message = texts[language]
  if (past.length > 0)
    refuse(
      'VALIDATION_FAILED',
      past.map(({ path }) => ({ path, message })),
    )
}
