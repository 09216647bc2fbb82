import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { competenceDomainListQuery } from '@lernspur/api-client/school-admin/subject/competence.queries'
import { useClass, useQuery, useSession } from '@lernspur/app-runtime'

const ofClass = (classId: string) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: classId }],
})

/** The texts of a list of a class, or of the sheet of one of its subjects; grows while they load. */
export const usePrintedTexts = (
  classId: string,
  subject: { readonly id: string; readonly name: string } | null,
): readonly (string | null | undefined)[] => {
  const schoolClass = useClass(classId)
  const { tenant } = useSession()
  const { data: students } = useQuery(classStudentsQuery({ schoolClassId: classId }))
  const { data: domains } = useQuery({ ...competenceDomainListQuery(ofClass(classId)), enabled: subject !== null })
  const printed = students?.rows.filter(
    ({ schoolClasses }) =>
      !subject || schoolClasses.some(({ schoolSubjectIds }) => schoolSubjectIds.includes(subject.id)),
  )
  const ofSubject = domains?.rows.filter(({ schoolSubjectId }) => schoolSubjectId === subject?.id) ?? []
  return [
    tenant?.name,
    tenant?.slogan,
    schoolClass?.name,
    schoolClass?.nickname,
    ...(printed ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    subject?.name,
    ...ofSubject.flatMap(({ name, symbol, competences }) => [
      name,
      symbol,
      ...competences.map(({ description }) => description),
    ]),
  ]
}
