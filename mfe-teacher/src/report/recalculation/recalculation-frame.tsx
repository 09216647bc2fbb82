import { ErrorNotice, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Progress } from '@lernspur/ui/components/ui/progress'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import type { ReactNode } from 'react'

interface RecalculationFrameProps {
  /** The query of the preview. */
  preview: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Changes of the preview. */
  count: number
  isApplying: boolean
  /** How many reports are done, while several are recalculated. */
  progress?: { done: number; all: number } | undefined
  onApply: () => void
  /** Ends what runs before the next call; without it nothing can be stopped, and the dialog stays until it ends. */
  onStop?: (() => void) | undefined
  /** It ends as soon as the present call has been answered. */
  isStopping?: boolean | undefined
  onClose: () => void
  /** The changes. */
  children: ReactNode
}

/** The dialog around a preview of changes, whether of one report or of several. */
export function RecalculationFrame({
  preview,
  count,
  isApplying,
  progress,
  onApply,
  onStop,
  isStopping,
  onClose,
  children,
}: RecalculationFrameProps) {
  const { t } = useTranslation('teacher.remark')
  const { data, error, isFetching, refetch } = preview
  return (
    <ModalDialog
      open
      // What runs is ended first, and then told.
      onOpenChange={(open) => !open && (isApplying ? onStop?.() : onClose())}
      size="large"
      title={t(($) => $.recalculation.title)}
      description={t(($) => $.recalculation.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          {isApplying && onStop ? (
            <Button variant="outline" busy={isStopping} onClick={onStop}>
              {t(($) => $.recalculation.stop)}
            </Button>
          ) : (
            <Button variant="outline" disabled={isApplying} onClick={onClose}>
              {count > 0 ? t(($) => $.cancel) : t(($) => $.close)}
            </Button>
          )}
          {count > 0 && (
            <Button busy={isApplying} onClick={onApply}>
              {t(($) => $.recalculation.apply, { count })}
            </Button>
          )}
        </>
      }
    >
      {progress && (
        <div className="grid gap-2 pb-4">
          <p role="status">{t(($) => $.recalculation.progress, { done: progress.done, count: progress.all })}</p>
          <Progress aria-label={t(($) => $.recalculation.title)} value={progress.done} max={progress.all} />
        </div>
      )}
      {error && (
        <ErrorNotice
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
          title={t(($) => $.recalculation.failed)}
        />
      )}
      {data === undefined && !error && (
        <Loading label={t(($) => $.recalculation.loading)}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data !== undefined && count === 0 && <p>{t(($) => $.recalculation.nothing)}</p>}
      {children}
    </ModalDialog>
  )
}
