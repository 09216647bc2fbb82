import { stateListQuery } from '@lernspur/api-client/reference-data.queries'
import { createSchoolYearMutation, schoolYearListQuery } from '@lernspur/api-client/school-year.queries'
import { today, useKeyedMutation, useQueryClient, useSession, useTranslation } from '@lernspur/app-kit'
import type { CreateSchoolYear, SchoolYear, Semester } from '@lernspur/contracts/school-year.contract'
import { usualYear } from './usual-year'

/** The year that holds today, else the next one. */
export const runningYear = (years: readonly SchoolYear[], day: string): SchoolYear | undefined =>
  years
    .filter(({ schoolYearEnd }) => schoolYearEnd >= day)
    .toSorted((a, b) => a.schoolYearStart.localeCompare(b.schoolYearStart))[0]

/** `const propose = useProposedYear()`: the usual year of the school's country. */
export const useProposedYear = () => {
  const { t } = useTranslation('setup')
  const { tenant } = useSession()
  const queryClient = useQueryClient()
  const names: Record<Semester, string> = { first: t(($) => $.year.first), second: t(($) => $.year.second) }
  return async (): Promise<CreateSchoolYear> => {
    const states = await queryClient.query(stateListQuery())
    const state = states.rows.find(({ id }) => id === tenant?.stateId)
    return usualYear(state?.countryCode ?? 'DE', today(), (semester) => names[semester])
  }
}

/**
 * `const yearOf = useRunningYear()`: the year for a new class. A school without one gets the usual year, where the user
 * may make it; undefined where not.
 */
export const useRunningYear = () => {
  const { role } = useSession()
  const queryClient = useQueryClient()
  const propose = useProposedYear()
  const { mutateAsync: create } = useKeyedMutation(createSchoolYearMutation())
  const mayMake = role?.roleType === 'admin' || role?.roleType === 'manager'
  return async (): Promise<string | undefined> => {
    const years = await queryClient.query(schoolYearListQuery())
    const running = runningYear(years.rows, today())
    if (running) return running.id
    return mayMake ? (await create({ body: await propose() })).id : undefined
  }
}
