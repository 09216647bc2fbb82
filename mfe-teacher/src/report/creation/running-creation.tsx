import { reportCreationQuery } from '@lernspur/api-client/teacher/report.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Progress } from '@lernspur/ui/components/ui/progress'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { pollInterval, useCreationOutcome } from './use-creation-outcome'

function ProgressLine({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('teacher.report')
  return (
    <>
      <Progress value={done} max={total} aria-label={t(($) => $.creation.progress)} />
      <p className="text-sm text-muted-foreground">{t(($) => $.creation.progressOf, { done, count: total })}</p>
    </>
  )
}

/** How many of the reports being created are done (rule report-work.6). */
export function CreationProgress({ classId, count }: { classId: string; count: number }) {
  const { data } = useQuery({
    ...reportCreationQuery({ schoolClassId: classId }),
    refetchInterval: pollInterval,
    staleTime: 0,
    gcTime: 0,
  })
  const { done, total } = data?.running ?? { done: 0, total: count }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ProgressLine done={done} total={total} />
    </div>
  )
}

interface RunningCreationProps {
  classId: string
  /** Opens the sheet, which still has the input; omitted where it is open. */
  onAgain?: (() => void) | undefined
  /** The reports are there. */
  onMade?: (() => void) | undefined
}

/** The state of reports started in this tab: their progress, that it is unknown, or that there are none. */
export function RunningCreation({ classId, onAgain, onMade }: RunningCreationProps) {
  const { t } = useTranslation('teacher.report')
  const { name, progress, isSilent, missing, purge } = useCreationOutcome(classId, onMade)
  if (missing !== null) {
    return (
      <Banner
        live
        tone="warning"
        icon={<TriangleAlert />}
        action={
          onAgain && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                purge()
                onAgain()
              }}
            >
              {t(($) => $.creation.again)}
            </Button>
          )
        }
      >
        {t(($) => $.creation.none, { name: missing })}
      </Banner>
    )
  }
  if (name === null) return null
  return (
    <Card className="grid grid-cols-1 gap-2 p-4">
      <p className="font-medium wrap-anywhere">{t(($) => $.creation.running, { name })}</p>
      {progress && !isSilent && <ProgressLine done={progress.done} total={progress.total} />}
      {isSilent && (
        <p role="status" className="text-sm text-muted-foreground">
          {t(($) => $.creation.silent)}
        </p>
      )}
    </Card>
  )
}
