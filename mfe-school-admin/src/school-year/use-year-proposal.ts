import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { schoolCalendarQuery } from '@lernspur/api-client/school-admin/year/school-calendar.queries'
import { today, useSession, useSuspenseQueries } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { proposedYear, spansOfYear } from '@lernspur/school-editors/school-year/proposal/proposed-year'
import { useTermNamesOf } from '@lernspur/school-editors/school-year/use-term-names'

/** The next school year by the dates of the school's state, and their source. */
export const useYearProposal = (years: readonly SchoolYear[]) => {
  const { tenant } = useSession()
  const namesOf = useTermNamesOf()
  const [states, calendar] = useSuspenseQueries({ queries: [stateListQuery(), schoolCalendarQuery()] })
  const { spans } = calendar.data
  const country = states.data.rows.find(({ id }) => id === tenant?.stateId)?.countryCode ?? 'DE'
  const names = namesOf(country)
  const termName = (semester: 'first' | 'second') => names[semester]
  const year = proposedYear({ spans, country, termName, years, today: today() })
  return { year, termName, spans: spansOfYear(spans, year.schoolYearStart) }
}
