import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { subjectCalls } from '@lernspur/api-client/school-admin/subject/subject.queries'
import {
  isApiError,
  useConfirm,
  useFormat,
  useMutation,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useState } from 'react'

interface ParticipantsProps {
  subject: Subject
  schoolClass: SchoolClass
  onClose: () => void
}

const useSetParticipants = ({ id: schoolSubjectId, name }: Subject) => {
  const { t } = useTranslation('teacher.subjects')
  const toast = useToast()
  const confirm = useConfirm()
  const options = subjectCalls.setSubjectStudents({ showsFailure: true })
  const { mutateAsync: set, isPending } = useMutation(options)
  const params = { schoolSubjectId }
  /** Stores who takes part, after asking if somebody with entries leaves; false if it was not stored. */
  const store = async (studentIds: readonly string[], withObservations = false): Promise<boolean> => {
    try {
      await set({ params, body: { studentIds: [...studentIds], withObservations } })
      return true
    } catch (error) {
      const needsConfirmation = isApiError(error) && error.code === 'INVALID_IMPLICIT_DELETION'
      if (!needsConfirmation) throw error
      const isSure = await confirm({
        title: t(($) => $.attend.leave.title, { name }),
        description: t(($) => $.attend.leave.text),
        confirmLabel: t(($) => $.attend.leave.confirm),
      })
      return isSure && store(studentIds, true)
    }
  }
  const save = async (studentIds: readonly string[], before: readonly string[]) => {
    if (!(await store(studentIds))) return false
    toast({
      text: t(($) => $.attend.done, { name, count: studentIds.length }),
      undo: async () => {
        await store(before, true)
      },
    })
    return true
  }
  return { save, isPending }
}

/** Which children of a class take part in a subject, all at once; for users who may manage students. */
export function Participants({ subject, schoolClass, onClose }: ParticipantsProps) {
  const { t } = useTranslation('teacher.subjects')
  const format = useFormat()
  const { data: all } = useQuery(classStudentsQuery({ schoolClassId: schoolClass.id }))
  const { data: taking } = useQuery(subjectCalls.listSubjectStudents({ schoolSubjectId: subject.id }))
  const before = taking?.rows.map(({ id }) => id) ?? []
  const [chosen, choose] = useState<readonly string[] | null>(null)
  const { save, isPending } = useSetParticipants(subject)
  const students = all?.rows.toSorted(format.byName) ?? []
  const selected = chosen ?? before
  const isAll = selected.length === students.length
  const submit = async () => {
    if (await save(selected, before)) onClose()
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.attend.title, { name: subject.name })}
      description={t(($) => $.attend.count, { count: selected.length, all: students.length })}
      closeLabel={t(($) => $.attend.close)}
      footer={
        <Button busy={isPending} disabled={chosen === null} onClick={() => void submit().catch(() => null)}>
          {t(($) => $.attend.save)}
        </Button>
      }
    >
      {all && taking ? (
        <>
          <CheckboxField
            label={t(($) => $.attend.all)}
            checked={isAll ? true : selected.length === 0 ? false : 'indeterminate'}
            onCheckedChange={() => choose(isAll ? [] : students.map(({ id }) => id))}
          />
          <ul aria-label={t(($) => $.attend.title, { name: subject.name })} className="mt-2 border-t pt-2">
            {students.map((student) => (
              <li key={student.id}>
                <CheckboxField
                  label={format.listName(student)}
                  checked={selected.includes(student.id)}
                  onCheckedChange={(takes) =>
                    choose(takes ? [...selected, student.id] : selected.filter((id) => id !== student.id))
                  }
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Loading label={t(($) => $.attend.loading)}>
          <Skeleton className="h-80" />
        </Loading>
      )}
    </SideSheet>
  )
}
