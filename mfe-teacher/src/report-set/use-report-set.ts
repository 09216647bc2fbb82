import {
  cancelReportSetMutation,
  createReportSetMutation,
  reportSetFileMutation,
  reportSetQuery,
} from '@lernspur/api-client/report-set.queries'
import { saveFile, useKeyedMutation, useMutation, useQuery } from '@lernspur/app-kit'
import type { ReportSetForm } from '@lernspur/contracts/report-set.contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds between two questions how far a set is. */
const pause = 700

/**
 * Makes several reports one file, asks how far it is and saves it under `name` when it is done (rule print.4). What was
 * begun goes on although the page is closed; it is not saved then.
 */
export const useReportSet = (schoolClassId: string, name: string) => {
  const [id, setId] = useState<string>()
  const create = useKeyedMutation(createReportSetMutation())
  const cancel = useMutation(cancelReportSetMutation())
  const file = useMutation(reportSetFileMutation())
  const { data: set } = useQuery({
    ...reportSetQuery({ reportSetId: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.state === 'running' ? pause : false),
  })
  const save = useEffectEvent((reportSetId: string, form: ReportSetForm) => {
    file.mutate({ params: { reportSetId } }, { onSuccess: (bytes) => saveFile(bytes, `${name}.${form}`) })
  })
  const [form, isDone] = [set?.form, set?.state === 'done']
  useEffect(() => {
    if (id !== undefined && isDone && form) save(id, form)
  }, [id, isDone, form])
  return {
    set,
    isBusy: create.isPending || file.isPending || set?.state === 'running',
    isSaved: file.isSuccess,
    start: (reportIds: readonly string[], wanted: ReportSetForm, duplex: boolean) =>
      create.mutate(
        { params: { schoolClassId }, body: { reportIds: [...reportIds], form: wanted, duplex } },
        { onSuccess: (made) => setId(made.id) },
      ),
    cancel: () => {
      if (id !== undefined) cancel.mutate({ params: { reportSetId: id } })
    },
    saveAgain: () => {
      if (id !== undefined && form) save(id, form)
    },
  }
}
