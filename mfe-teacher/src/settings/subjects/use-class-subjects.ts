import { subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { useSuspenseQuery } from '@lernspur/app-runtime'

const ofClass = (classId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: classId }],
})

/** Subjects of a class in their order, and whether they are being read again. Suspends while loading. */
export const useClassSubjectList = (classId: string) => {
  const read = useSuspenseQuery(subjectListQuery(ofClass(classId)))
  return { ...read, rows: read.data.rows }
}

/** Subjects of a class in their order. Suspends while loading. */
export const useClassSubjects = (classId: string) => useClassSubjectList(classId).rows
