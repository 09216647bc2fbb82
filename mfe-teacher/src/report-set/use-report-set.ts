import {
  cancelReportSetMutation,
  createReportSetMutation,
  reportSetFileMutation,
  reportSetQuery,
} from '@lernspur/api-client/teacher/report-set.queries'
import {
  isApiError,
  saveFile,
  storeDraft,
  storedDraft,
  useEventStreamOpen,
  useKeyedMutation,
  useMutation,
  useQuery,
} from '@lernspur/app-runtime'
import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { rereadIfRefused } from './reread-reports'

/**
 * Milliseconds between two questions about a set. Where events tell of it, they are for a set whose process has ended: who
 * asks has it gone on with (rule print.4).
 */
const pollInterval = { withStream: 5000, alone: 700 }

/** A set that was started in this tab and whose end nobody has seen there. */
const startedSet = (storageKey: string): string | undefined => {
  const stored = storedDraft(storageKey)
  return typeof stored === 'object' && stored !== null && 'id' in stored && typeof stored.id === 'string'
    ? stored.id
    : undefined
}

type ReportSetOptions = Pick<ReportSet, 'form' | 'duplex'> & PrintOptions

/** How a set differs from what its reports say. */
const printOptionsOf = ({ language, reportForm }: ReportSet): PrintOptions => ({
  ...(language && { language }),
  ...(reportForm && { reportForm }),
})

/**
 * Makes one file of several reports, follows its progress and saves it under `name` when it is done (rule print.4). It
 * goes on after the page is closed: requesting the same reports again resumes it. If the reports have changed since,
 * the file is made again.
 */
export const useReportSet = (schoolClassId: string, reportIds: readonly string[], name: string) => {
  const storageKey = `report-set ${schoolClassId} ${name} ${reportIds.toSorted().join(' ')}`
  const [foundId] = useState(() => startedSet(storageKey))
  const [id, setId] = useState(foundId)
  const [selected, setSelected] = useState<ReportSetOptions>()
  const create = useKeyedMutation(createReportSetMutation())
  const cancel = useMutation(cancelReportSetMutation())
  const file = useMutation(reportSetFileMutation())
  const isStreamOpen = useEventStreamOpen()
  const { data, error, failureCount, refetch } = useQuery({
    ...reportSetQuery({ reportSetId: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'running' ? pollInterval[isStreamOpen ? 'withStream' : 'alone'] : false,
  })
  const set = id === undefined ? undefined : data
  const isGone = isApiError(error) && error.code === 'NOT_FOUND'
  const isOver = isGone || (set !== undefined && set.state !== 'running')
  useEffect(() => {
    if (isOver) storeDraft(storageKey, null)
    if (isGone) setId(undefined)
  }, [isOver, isGone, storageKey])
  const start = (options: ReportSetOptions) => {
    cancel.reset()
    file.reset()
    setSelected(options)
    create.mutate(
      { params: { schoolClassId }, body: { reportIds: [...reportIds], ...options } },
      {
        onSuccess: (made) => {
          storeDraft(storageKey, { id: made.id })
          setId(made.id)
        },
        onError: rereadIfRefused,
      },
    )
  }
  const save = (made: ReportSet) => {
    const { id: reportSetId, form, duplex, isOutdated } = made
    if (isOutdated) {
      setId(undefined)
      start({ form, duplex, ...printOptionsOf(made) })
    } else file.mutate({ params: { reportSetId } }, { onSuccess: (bytes) => saveFile(bytes, `${name}.${form}`) })
  }
  const isDone = set?.state === 'done'
  const end = useEffectEvent(() => {
    // A set started here is what the user requested, even if somebody edits reports meanwhile.
    if (set) save(id === foundId ? set : { ...set, isOutdated: false })
  })
  useEffect(() => {
    if (id !== undefined && isDone) end()
  }, [id, isDone])
  const isRunning = id !== undefined && !isOver
  return {
    /** What is known of it; nothing before the first answer. */
    set,
    isRunning,
    /** Whether the service is not answering at the moment. */
    isSilent: isRunning && failureCount > 0,
    isBusy: create.isPending || file.isPending || isRunning,
    isSaved: file.isSuccess,
    /** The file's form, or the form it will have. */
    form: set?.form ?? selected?.form,
    duplex: set?.duplex ?? selected?.duplex,
    printOptions: set ? printOptionsOf(set) : selected,
    /** Why the last action failed. */
    error: create.error ?? cancel.error ?? file.error,
    start,
    cancel: () => {
      if (id !== undefined) cancel.mutate({ params: { reportSetId: id } })
    },
    saveAgain: async () => {
      const { data: now } = await refetch()
      if (now) save(now)
    },
  }
}
