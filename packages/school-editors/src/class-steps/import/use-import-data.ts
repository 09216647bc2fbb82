import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useClasses, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-runtime'
import { listLimits } from '@lernspur/contracts/wire/list'
import type { ImportData } from '../../student/import/import-state'

/** All children that the user may see, page by page, the active classes, and the school years. Suspends while loading. */
export const useImportData = (): ImportData => {
  const classes = useClasses()
  const { data: first } = useSuspenseQuery(studentListQuery())
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const pages = Math.ceil(first.count / listLimits.limitMax) - 1
  const rest = useSuspenseQueries({
    queries: Array.from({ length: Math.max(0, pages) }, (_, page) =>
      studentListQuery({ offset: (page + 1) * listLimits.limitMax }),
    ),
    combine: (results) => results.flatMap(({ data }) => data.rows),
  })
  return { students: rest.length === 0 ? first.rows : [...first.rows, ...rest], classes, years }
}
