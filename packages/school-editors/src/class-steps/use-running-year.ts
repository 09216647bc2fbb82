import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { createSchoolYearMutation, schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { today, useKeyedMutation, useQueryClient, useSession } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { defaultYear } from '../school-year/proposal/default-year'
import { runningYear } from '../school-year/running-year'
import { useTermNames } from '../school-year/use-term-names'

/**
 * `const yearOf = useRunningYear()`: the school year for a new class. A school without one gets a proposal based on its
 * country if the user may create it, else undefined.
 */
export const useRunningYear = () => {
  const { role, tenant } = useSession()
  const names = useTermNames()
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useKeyedMutation(createSchoolYearMutation())
  const mayMake = role?.roleType === 'admin' || role?.roleType === 'manager'
  const propose = async (years: readonly SchoolYear[]) => {
    const states = await queryClient.query(stateListQuery())
    const state = states.rows.find(({ id }) => id === tenant?.stateId)
    return defaultYear(state?.countryCode ?? 'DE', today(), (semester) => names[semester], years)
  }
  return async (): Promise<string | undefined> => {
    const years = await queryClient.query(schoolYearListQuery())
    const running = runningYear(years.rows, today())
    if (running) return running.id
    return mayMake ? (await create({ body: await propose(years.rows) })).id : undefined
  }
}
