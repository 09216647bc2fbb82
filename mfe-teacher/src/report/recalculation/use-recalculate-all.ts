import { batchesOf } from '@lernspur/api-client/derive/batches'
import {
  recalculateReportsMutation,
  undoRecalculationsMutation,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useMutation } from '@lernspur/app-runtime'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { useRef, useState } from 'react'
import { rereadIfRefused } from '../../report-set/reread-reports'

/** Subjects as one call has left them. */
type Subjects = { id: string; updatedAt: string }[]

/** What became of several reports: the first `done` of them are recalculated, and the others are as they were. */
export interface RecalculatedReports {
  readonly done: number
  /** The subjects that were changed, by call. */
  readonly subjects: readonly Subjects[]
}

/**
 * Recalculates as many reports of a class as there are: one call takes all or none of some, and they follow each other
 * until all are done, one is refused, or somebody stops them (rule report-subject.6).
 */
export const useRecalculateAll = (classId: string) => {
  const params = { schoolClassId: classId }
  const { mutateAsync } = useMutation({ ...recalculateReportsMutation(), onError: rereadIfRefused })
  const { mutateAsync: undoSome } = useMutation(undoRecalculationsMutation())
  /** How many reports are done; null while nothing runs. */
  const [done, setDone] = useState<number | null>(null)
  const isStopped = useRef(false)
  const [isStopping, setIsStopping] = useState(false)
  const recalculate = async (reportIds: readonly string[]): Promise<RecalculatedReports> => {
    isStopped.current = false
    setIsStopping(false)
    const subjects: Subjects[] = []
    let count = 0
    setDone(0)
    try {
      for (const batch of batchesOf(reportIds, reportLimits.students)) {
        if (isStopped.current) break
        const { rows } = await mutateAsync({ params, body: { reportIds: batch } })
        subjects.push(rows)
        count += batch.length
        setDone(count)
      }
    } catch {
      // The failure is shown like any other; what was done before it is told with the result.
    } finally {
      setDone(null)
    }
    return { done: count, subjects }
  }
  return {
    done,
    recalculate,
    isStopping,
    stop: () => {
      isStopped.current = true
      setIsStopping(true)
    },
    /** Takes all of it back, the last first; the number of subjects that had changed since and stay. */
    undo: async ({ subjects }: RecalculatedReports): Promise<number> => {
      let unchanged = 0
      for (const some of subjects.toReversed()) {
        if (some.length === 0) continue
        const { count } = await undoSome({ params, body: { subjects: some } })
        unchanged += some.length - count
      }
      return unchanged
    },
  }
}
