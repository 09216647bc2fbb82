import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** What no other year of the school may share with a year (rule school-year.1). */
export type UniqueYearFields = Pick<SchoolYear, 'name' | 'year' | 'schoolYearStart' | 'schoolYearEnd'>

interface Clash {
  readonly name: string
  readonly path: 'schoolYearStart' | 'name' | 'year'
}

const texts: Record<Language, Record<Clash['path'], (name: string) => string>> = {
  de: {
    schoolYearStart: (name) => `Überschneidet sich mit dem Schuljahr „${name}“.`,
    name: (name) => `Es gibt schon ein Schuljahr mit dem Namen „${name}“.`,
    year: (name) => `In diesem Jahr beginnt schon das Schuljahr „${name}“.`,
  },
  en: {
    schoolYearStart: (name) => `Overlaps with the school year “${name}”.`,
    name: (name) => `There already is a school year named “${name}”.`,
    year: (name) => `The school year “${name}” already begins in this year.`,
  },
}

/** Serialises changes of the years of a school until the end of the transaction. */
export const lockSchoolYears = async (tx: Transaction, { actor }: Call): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`school years of ${actor.tenantId}`}, 0))`
}

/**
 * SCHOOL_YEAR_ALREADY_EXISTS, which names the other year, for days, name or calendar year of another year of the
 * school. Of an existing year (`current`), only what changes is compared with the others.
 */
export const requireUniqueYear = async (
  tx: Transaction,
  { actor, language }: Call,
  next: UniqueYearFields,
  current?: UniqueYearFields & { readonly id: string },
): Promise<void> => {
  const moves = next.schoolYearStart !== current?.schoolYearStart || next.schoolYearEnd !== current.schoolYearEnd
  const [clash] = await tx<Clash[]>`
    select sy.name, shared.path
    from school_year sy
    cross join lateral (values
      (1, 'schoolYearStart', ${moves} and sy.school_year_start <= ${next.schoolYearEnd}
        and sy.school_year_end >= ${next.schoolYearStart}),
      (2, 'name', ${next.name !== current?.name} and sy.name = ${next.name}),
      (3, 'year', ${next.year !== current?.year} and sy.year = ${next.year})
    ) as shared (position, path, is_shared)
    where sy.tenant_id = ${actor.tenantId} and sy.id is distinct from ${current?.id ?? null} and shared.is_shared
    order by shared.position, sy.school_year_start limit 1`
  if (!clash) return
  refuse('SCHOOL_YEAR_ALREADY_EXISTS', [{ path: clash.path, message: texts[language][clash.path](clash.name) }])
}
