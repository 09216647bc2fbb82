import { ErrorNotice, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import type { ReactNode } from 'react'

interface RecalculationFrameProps {
  /** The query of the preview. */
  preview: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Changes of the preview. */
  count: number
  isApplying: boolean
  onApply: () => void
  onClose: () => void
  /** The changes. */
  children: ReactNode
}

/** The dialog around a preview of changes, whether of one report or of several. */
export function RecalculationFrame({
  preview,
  count,
  isApplying,
  onApply,
  onClose,
  children,
}: RecalculationFrameProps) {
  const { t } = useTranslation('teacher.remark')
  const { data, error, isFetching, refetch } = preview
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t(($) => $.recalculation.title)}
      description={t(($) => $.recalculation.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isApplying} onClick={onClose}>
            {count > 0 ? t(($) => $.cancel) : t(($) => $.close)}
          </Button>
          {count > 0 && (
            <Button busy={isApplying} onClick={onApply}>
              {t(($) => $.recalculation.apply, { count })}
            </Button>
          )}
        </>
      }
    >
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
