import { useClass, useClassRights } from '@lernspur/app-kit'

/** Whether the user works in none of the subjects of an active class. */
export const useLacksSubject = (classId: string): boolean => {
  const { subjects } = useClassRights(classId)
  return useClass(classId) !== undefined && subjects.length === 0
}
