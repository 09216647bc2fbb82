import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { useFormat, useQuery } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'

/** The previous and next report among those of the same group, else of the same name and period. */
export const useSiblings = (classId: string, report: Report) => {
  const { byName } = useFormat()
  const { data } = useQuery({
    ...reportListQuery(
      { schoolClassId: classId },
      {
        filter: report.groupId
          ? [{ field: 'groupId', type: 'eq', value: report.groupId }]
          : [
              { field: 'groupId', type: 'isnull' },
              { field: 'name', type: 'eq', value: report.name },
              { field: 'startDate', type: 'eq', value: report.startDate },
              { field: 'endDate', type: 'eq', value: report.endDate },
            ],
      },
    ),
    // Only names and order are needed; saving a report changes neither.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    select: ({ rows }) =>
      rows.map(({ id, studentFirstName, studentLastName }) => ({
        id,
        firstName: studentFirstName,
        lastName: studentLastName,
      })),
  })
  const siblings = data?.toSorted(byName) ?? []
  const at = siblings.findIndex(({ id }) => id === report.id)
  return {
    before: siblings[at - 1],
    after: at < 0 ? undefined : siblings[at + 1],
    position: at + 1,
    all: siblings.length,
  }
}
