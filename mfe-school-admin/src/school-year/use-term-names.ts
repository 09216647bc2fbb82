import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useSession } from '@lernspur/app-runtime'
import { type TermNames, useTermNamesOf } from '@lernspur/school-editors/school-year/use-term-names'

/** Names of the semesters of a new year of the user's school. */
export const useTermNames = (): TermNames => {
  const { tenant } = useSession()
  const { data } = useQuery(stateListQuery())
  return useTermNamesOf()(data?.rows.find(({ id }) => id === tenant?.stateId)?.countryCode ?? 'DE')
}
