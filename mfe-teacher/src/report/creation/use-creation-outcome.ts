import { reportCreationQuery, reportKeys } from '@lernspur/api-client/teacher/report.queries'
import { queryClient, storeDraft, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'
import { creationDraft, endCreation, isAwaited, isMade, startedCreation } from './started-creation'

/** Milliseconds between two questions how far they are. */
export const pause = 700

/**
 * What becomes of reports whose answer was lost, or is awaited by another visit of the page (rule report-work.6): asks
 * until it is known. Reports that are there are told by a toast, and `onMade` is called.
 */
export const useCreationOutcome = (classId: string, onMade?: () => void) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const [started, setStarted] = useState(() => startedCreation(classId))
  const quiet = useRef(0)
  const [missing, setMissing] = useState<string | null>(null)
  const { data, dataUpdatedAt, failureCount, isError } = useQuery({
    ...reportCreationQuery({ schoolClassId: classId }),
    enabled: started !== null,
    refetchInterval: pause,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!started || dataUpdatedAt === 0 || !data || data.isRunning || isAwaited(classId)) return
    // The page that began them has told it meanwhile.
    const isReported = startedCreation(classId) === null
    const { last } = data
    const made = isMade(started, last) ? last : null
    // A page that was loaded again may ask before what it has sent has begun.
    quiet.current += 1
    if (!isReported && !made && quiet.current < 3) return
    endCreation(classId, true)
    setStarted(null)
    void queryClient.invalidateQueries({ queryKey: reportKeys.all })
    if (isReported) return
    if (!made) return setMissing(started.name)
    storeDraft(creationDraft(classId), null)
    toast({ text: t(($) => $.creation.done, { count: made.count }) })
    onMade?.()
  }, [started, data, dataUpdatedAt, classId, toast, t, onMade])
  return {
    /** Name of the reports as long as it is not known what becomes of them. */
    name: started?.name ?? null,
    progress: data?.running ?? null,
    isSilent: started !== null && (isError || failureCount > 0),
    /** Name of reports of which none is there. */
    missing,
    purge: () => setMissing(null),
  }
}
