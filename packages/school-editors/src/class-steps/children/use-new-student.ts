import { deleteStudentMutation, studentCalls } from '@lernspur/api-client/school-admin/student.queries'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useFormat, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { createStudentSchema } from '@lernspur/contracts/school-admin/student.contract'

/** The form of a new student of a class, or without one of the school; it starts over after each. */
export const useNewStudent = (schoolClassId: string, onAdded: () => void) => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const toast = useToast()
  const { mutateAsync: remove } = useMutation(deleteStudentMutation())
  const { mutate, isPending, error } = useKeyedMutation({
    ...studentCalls.createStudent(),
    onSuccess: (student) => {
      form.restart({ firstName: '', lastName: '' })
      onAdded()
      toast({
        text: t(($) => $.done.created, { who: format.name(student) }),
        undo: () => remove({ params: { id: student.id }, query: {} }).then(() => {}),
      })
    },
  })
  const form = useForm({
    initial: { firstName: '', lastName: '' },
    schema: createStudentSchema,
    onSubmit: (body) => mutate({ body: { ...body, schoolClassIds: schoolClassId === '' ? [] : [schoolClassId] } }),
    busy: isPending,
    error,
  })
  return { form, isPending, error }
}
