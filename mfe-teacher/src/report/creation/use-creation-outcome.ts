import { reportCreationQuery, reportKeys } from '@lernspur/api-client/teacher/report.queries'
import { queryClient, storeDraft, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'
import { creationDraft, endCreation, isAwaited, isMade, startedCreation } from './started-creation'

/** Milliseconds between two polls of the progress. */
export const pollInterval = 700

/**
 * Finds out what happened to reports whose answer was lost, or which another visit of the page awaits (rule
 * report-work.6), by polling. Once the reports exist, it shows a toast and calls `onMade`.
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
    refetchInterval: pollInterval,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!started || dataUpdatedAt === 0 || !data || data.isRunning || isAwaited(classId)) return
    // The page that started them has reported it meanwhile.
    const isReported = startedCreation(classId) === null
    const { last } = data
    const made = isMade(started, last) ? last : null
    // A reloaded page may ask before the server has begun its request.
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
    /** Name of the reports while their outcome is unknown. */
    name: started?.name ?? null,
    progress: data?.running ?? null,
    isSilent: started !== null && (isError || failureCount > 0),
    /** Name of the reports if none of them exists. */
    missing,
    purge: () => setMissing(null),
  }
}
