import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { allSubjectsQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { userRoleListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { today, useFormat, useSuspenseQueries } from '@lernspur/app-runtime'
import { useMemo } from 'react'
import type { SchoolNames } from './read/match-timetable'

/**
 * Active classes, those of the running year first, then in no year and to come; their subjects; and whoever works at the
 * school or is invited. Suspends while loading.
 */
export const useSchoolNames = (): SchoolNames => {
  const { byName } = useFormat()
  const [classes, years, subjects, roles] = useSuspenseQueries({
    queries: [schoolClassListQuery(), schoolYearListQuery(), allSubjectsQuery({}), userRoleListQuery()],
  })
  return useMemo(() => {
    const now = today()
    const order = (schoolYearId: string | null): number => {
      const year = years.data.rows.find(({ id }) => id === schoolYearId)
      if (!year) return 1
      if (year.schoolYearEnd < now) return 3
      return year.schoolYearStart > now ? 2 : 0
    }
    const active = classes.data.rows
      .filter(({ isActive }) => isActive)
      .toSorted((one, other) => order(one.schoolYearId) - order(other.schoolYearId))
    const ids = new Set(active.map(({ id }) => id))
    return {
      classes: active,
      subjects: subjects.data.flatMap(({ id, name, abbreviation, schoolClassId }) =>
        schoolClassId !== null && ids.has(schoolClassId) ? [{ id, name, abbreviation, schoolClassId }] : [],
      ),
      people: roles.data.rows
        .filter(({ status }) => status === 'active' || status === 'invitationPending')
        .map(({ user }) => user)
        .toSorted(byName),
    }
  }, [classes.data, years.data, subjects.data, roles.data, byName])
}
