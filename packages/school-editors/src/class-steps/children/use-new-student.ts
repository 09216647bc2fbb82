import {
  deleteStudentMutation,
  findReturningStudentsMutation,
  linkStudentsMutation,
  studentCalls,
  unlinkStudentsMutation,
} from '@lernspur/api-client/school-admin/student.queries'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useFormat, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { createStudentSchema, type ReturningStudent } from '@lernspur/contracts/school-admin/student.contract'
import { useState } from 'react'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** A name that children of the school have who are in no class; the user says which one is meant. */
interface NameQuestion {
  readonly name: Name
  /** What the server says. */
  readonly text: string
  readonly students: readonly ReturningStudent[]
}

/** The sentence with which the server refuses a name as new (rule student.8); null for any other failure. */
const knownNameText = (error: unknown): string | null =>
  (isApiError(error) && error.details.find(({ path }) => path === 'apartFrom')?.message) || null

/** The form of a new student of a class, or without one of the school; it starts over after each. */
export const useNewStudent = (schoolClassId: string, enteredOn: string, onAdded: () => void) => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const toast = useToast()
  const [question, setQuestion] = useState<NameQuestion | null>(null)
  const { mutateAsync: remove } = useMutation(deleteStudentMutation())
  const { mutateAsync: find } = useMutation(findReturningStudentsMutation())
  const { mutateAsync: link, isPending: isLinking } = useKeyedMutation(linkStudentsMutation({ showsFailure: true }))
  const { mutateAsync: unlink } = useMutation(unlinkStudentsMutation())
  const done = (text: string, undo: () => Promise<void>) => {
    form.restart({ firstName: '', lastName: '' })
    setQuestion(null)
    onAdded()
    toast({ text, undo })
  }
  const { mutate, isPending, error } = useKeyedMutation({
    ...studentCalls.createStudent({ showsFailure: true }),
    onSuccess: (student) =>
      done(
        t(($) => $.done.created, { who: format.name(student) }),
        () => remove({ params: { id: student.id }, query: {} }).then(() => {}),
      ),
    onError: (failure, { body: { firstName, lastName } }) => {
      const text = knownNameText(failure)
      if (text === null) return
      const name = { firstName, lastName }
      void find({ params: { schoolClassId }, body: { students: [name] } })
        .then(({ rows: students }) => setQuestion({ name, text, students }))
        .catch(() => setQuestion({ name, text, students: [] }))
    },
  })
  const day = enteredOn === '' ? {} : { enteredOn }
  const create = (name: Name, apartFrom: readonly string[]) =>
    mutate({
      body:
        schoolClassId === ''
          ? { ...name, schoolClassIds: [] }
          : { ...name, schoolClassIds: [schoolClassId], apartFrom: [...apartFrom], ...day },
    })
  const form = useForm({
    initial: { firstName: '', lastName: '' },
    schema: createStudentSchema,
    onSubmit: (body) => {
      setQuestion(null)
      create(body, [])
    },
    busy: isPending,
    error: knownNameText(error) === null ? error : null,
  })
  /** Takes the student of the school into the class. */
  const take = async (student: ReturningStudent): Promise<void> => {
    const body = { relations: [{ studentId: student.id, schoolClassId }] }
    await link({ body: { ...body, ...day } })
    done(
      t(($) => $.done.created, { who: format.name(student) }),
      () => unlink({ body: { ...body, withObservations: true } }).then(() => {}),
    )
  }
  return {
    form,
    isPending: isPending || isLinking,
    error: knownNameText(error) === null ? error : null,
    question: question && {
      ...question,
      take,
      createAnother: () =>
        create(
          question.name,
          question.students.map(({ id }) => id),
        ),
    },
  }
}
