import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Card } from '@lernspur/ui/components/ui/card'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'
import { CreationProgress, RunningCreation } from './running-creation'
import type { ReportCreationState } from './use-creation'

interface CreationStateProps {
  classId: string
  creation: Pick<ReportCreationState, 'failure' | 'isLost' | 'isSaving'>
  /** Number of reports that are created. */
  count: number
  onMade: () => void
}

/** The outcome of the requested reports. It scrolls into view, however far down the form was submitted. */
export function CreationState({ classId, creation: { failure, isLost, isSaving }, count, onMade }: CreationStateProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const container = useRef<HTMLDivElement>(null)
  const kind = isSaving ? 'saving' : isLost ? 'lost' : failure ? 'failed' : null
  useEffect(() => {
    if (kind) container.current?.scrollIntoView?.({ block: 'nearest' })
  }, [kind])
  if (!kind) return null
  return (
    <div ref={container} className="mb-5 grid scroll-my-5 grid-cols-1 gap-5">
      {isLost && <RunningCreation classId={classId} onMade={onMade} />}
      {kind === 'failed' && (
        <Banner live tone="danger" icon={<TriangleAlert />}>
          {t(($) => $.creation.failed, { reason: textOf(failure) })}
        </Banner>
      )}
      {isSaving && (
        <Card className="p-4">
          <CreationProgress classId={classId} count={count} />
        </Card>
      )}
    </div>
  )
}
