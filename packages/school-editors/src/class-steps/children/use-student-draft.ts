import { studentCalls, studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import type { StoredDraft } from '@lernspur/app-kit/drafts/draft-changes'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { notFound, useMutation, useQueryClient } from '@lernspur/app-runtime'
import { type Student, studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import type { NamesDraft } from '../../student/sheet/student-names'

const draftOf = ({ firstName, lastName, birthDate }: Student): NamesDraft => ({
  firstName,
  lastName,
  birthDate: birthDate ?? '',
})

const isNameValid = (name: string): boolean => name.trim() !== '' && name.trim().length <= studentLimits.name

/** One student by id. */
export const studentQuery = (id: string) => studentListQuery({ filter: [{ field: 'id', type: 'eq', value: id }] })

/** The names of a student, saved while they are edited; what others saved meanwhile is shown next to them. */
export const useStudentDraft = (student: Student) => {
  const queryClient = useQueryClient()
  const options = studentCalls.updateStudent()
  const { mutateAsync: update } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  const params = { id: student.id }
  const save = ({ firstName, lastName, birthDate }: NamesDraft, ifMatch: string | undefined) =>
    update({
      params,
      body: { firstName: firstName.trim(), lastName: lastName.trim(), birthDate: birthDate || null },
      ifMatch,
    })
  const reread = async (): Promise<StoredDraft<NamesDraft>> => {
    const { rows } = await queryClient.fetchQuery({ ...studentQuery(student.id), staleTime: 0 })
    const theirs = rows[0] ?? notFound()
    return { draft: draftOf(theirs), updatedAt: theirs.updatedAt }
  }
  const autosave = useAutosave<NamesDraft>({
    name: `student ${student.id}`,
    initial: draftOf(student),
    isValid: ({ firstName, lastName }) => isNameValid(firstName) && isNameValid(lastName),
    updatedAt: student.updatedAt,
    save,
    reread,
  })
  /** Stores a picture; null removes it. */
  const changePicture = (avatar: string | null) => update({ params, body: { avatar } })
  return { ...autosave, changePicture }
}
