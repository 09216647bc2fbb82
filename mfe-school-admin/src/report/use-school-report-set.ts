import { createSchoolReportSetMutation } from '@lernspur/api-client/teacher/report-bundle.queries'
import {
  cancelReportSetMutation,
  reportSetFileMutation,
  reportSetQuery,
} from '@lernspur/api-client/teacher/report-set.queries'
import { saveFile, useEventStreamOpen, useKeyedMutation, useMutation, useQuery } from '@lernspur/app-runtime'
import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import type { CreateSchoolReportSet } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { useEffect, useEffectEvent } from 'react'

/**
 * Milliseconds between two questions about a set. Where events tell of it, they are for a set whose process has ended: who
 * asks has it gone on with (rule print.4).
 */
const pollInterval = { withStream: 5000, alone: 700 }

/** Makes one file of the completed reports of several classes, and saves it under `name` once it is done. */
export const useSchoolReportSet = (name: string) => {
  const create = useKeyedMutation(createSchoolReportSetMutation())
  const cancellation = useMutation(cancelReportSetMutation())
  const file = useMutation(reportSetFileMutation())
  const isStreamOpen = useEventStreamOpen()
  const id = create.data?.id
  const progress = useQuery({
    ...reportSetQuery({ reportSetId: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'running' ? pollInterval[isStreamOpen ? 'withStream' : 'alone'] : false,
  })
  const set: ReportSet | undefined = id === undefined ? undefined : (progress.data ?? create.data)
  const save = useEffectEvent(() => {
    if (set)
      file.mutate({ params: { reportSetId: set.id } }, { onSuccess: (bytes) => saveFile(bytes, `${name}.${set.form}`) })
  })
  const doneId = set?.state === 'done' ? set.id : undefined
  useEffect(() => {
    if (doneId !== undefined) save()
  }, [doneId])
  return {
    set,
    isRunning: set?.state === 'running',
    isBusy: create.isPending || file.isPending,
    isSaved: file.isSuccess,
    error: create.error ?? cancellation.error ?? file.error ?? progress.error,
    start: (body: CreateSchoolReportSet) => {
      cancellation.reset()
      file.reset()
      create.mutate({ body })
    },
    cancel: () =>
      set && cancellation.mutate({ params: { reportSetId: set.id } }, { onSuccess: () => progress.refetch() }),
  }
}
