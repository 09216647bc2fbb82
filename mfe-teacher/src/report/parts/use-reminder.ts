import { remindReportWritersMutation } from '@lernspur/api-client/teacher/report.queries'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { useState } from 'react'

/** Reminds people of their parts in reports of a class; `reminded` are those just reminded. */
export const useReminder = (classId: string) => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const toast = useToast()
  const { mutate, isPending } = useMutation(remindReportWritersMutation())
  const [reminded, setReminded] = useState<ReadonlySet<string>>(new Set())
  const remind = (reportIds: readonly string[], userIds?: readonly string[]) =>
    mutate(
      {
        params: { schoolClassId: classId },
        body: { reportIds: [...reportIds], ...(userIds && { userIds: [...userIds] }) },
      },
      {
        onSuccess: ({ rows }) => {
          setReminded((before) => new Set([...before, ...rows.map(({ person }) => person.id)]))
          const names = format.list(rows.map(({ person }) => format.name(person)))
          toast({ text: rows.length > 0 ? t(($) => $.reminder.done, { names }) : t(($) => $.reminder.nobody) })
        },
      },
    )
  return { remind, reminded, isPending }
}
