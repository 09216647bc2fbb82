import { subjectListQuery } from '@lernspur/api-client/subject.queries'
import { useSuspenseQuery } from '@lernspur/app-kit'

const ofClass = (classId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: classId }],
})

/** Subjects of a class in their order. Suspends while loading. */
export const useClassSubjects = (classId: string) => useSuspenseQuery(subjectListQuery(ofClass(classId))).data.rows
