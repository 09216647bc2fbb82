import { reportCreationQuery, reportKeys } from '@lernspur/api-client/report.queries'
import { queryClient, storeDraft, storedDraft, useQuery, useTranslation } from '@lernspur/app-kit'
import { ProgressBar } from '@lernspur/ui/data/progress-bar'
import { Card } from '@lernspur/ui/layout/card'
import { useEffect, useState } from 'react'

/** Milliseconds between two questions how far they are. */
const pause = 700

const nameOf = (classId: string) => `report-creation-runs ${classId}`

/** Remembers in the tab that reports are being created, for who leaves the page and comes back. */
export const rememberCreation = (classId: string, isRunning: boolean): void =>
  storeDraft(nameOf(classId), isRunning ? { isRunning } : null)

/** How many of the reports that are being created are whole (rule report-work.6). */
export function CreationProgress({ classId, count }: { classId: string; count: number }) {
  const { t } = useTranslation('teacher.report')
  const { data } = useQuery({
    ...reportCreationQuery({ schoolClassId: classId }),
    refetchInterval: pause,
    staleTime: 0,
    gcTime: 0,
  })
  const { done, total } = data?.running ?? { done: 0, total: count }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ProgressBar value={done} max={total} label={t(($) => $.creation.progress)} />
      <p className="text-sm text-muted-foreground">{t(($) => $.creation.progressOf, { done, count: total })}</p>
    </div>
  )
}

/** The same on the page of the reports, for reports that were begun in this tab; reads the reports when they are there. */
export function RunningCreation({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.report')
  const [isAsked, setIsAsked] = useState(() => storedDraft(nameOf(classId)) !== null)
  const { data } = useQuery({
    ...reportCreationQuery({ schoolClassId: classId }),
    enabled: isAsked,
    refetchInterval: pause,
    staleTime: 0,
    gcTime: 0,
  })
  const running = data?.running
  const isOver = isAsked && data !== undefined && running === null
  useEffect(() => {
    if (!isOver) return
    rememberCreation(classId, false)
    setIsAsked(false)
    void queryClient.invalidateQueries({ queryKey: reportKeys.all })
  }, [isOver, classId])
  if (!isAsked || !running) return null
  const { name, done, total } = running
  return (
    <Card className="grid grid-cols-1 gap-2 p-4">
      <p className="font-medium wrap-anywhere">{t(($) => $.creation.running, { name })}</p>
      <ProgressBar value={done} max={total} label={t(($) => $.creation.progress)} />
      <p className="text-sm text-muted-foreground">{t(($) => $.creation.progressOf, { done, count: total })}</p>
    </Card>
  )
}
