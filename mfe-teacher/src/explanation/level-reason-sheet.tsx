import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { LevelReasonPanel, type LevelReasonPanelProps } from './level-reason-panel'

interface LevelReasonSheetProps extends LevelReasonPanelProps {
  /** The competence. */
  description: string
  onClose: () => void
}

/** Explains a level in a sheet, from the side, on phones from below. */
export function LevelReasonSheet({ description, onClose, ...panel }: LevelReasonSheetProps) {
  const { t } = useTranslation('teacher.explanation')
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.title)}
      description={description}
      closeLabel={t(($) => $.close)}
    >
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </Loading>
          }
        >
          <LevelReasonPanel {...panel} />
        </Suspense>
      </ErrorBoundary>
    </SideSheet>
  )
}
