import { useErrorText, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Capture } from './use-capture'

/** Always visible: number of entries, what is missing, errors, and the save button. */
export function CaptureSave({ capture: { entries, obstacle, isSaving, failure, submit } }: { capture: Capture }) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  return (
    <div
      data-sticky=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 md:bottom-0 -mx-4 grid gap-3 border-t bg-background px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x"
    >
      {failure !== null && (
        <Banner
          live
          tone="danger"
          icon={<TriangleAlert />}
          action={
            <Button size="sm" variant="outline" busy={isSaving} onClick={submit}>
              {t(($) => $.retry)}
            </Button>
          }
        >
          {t(($) => $.failed, { reason: textOf(failure) })}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-sm text-muted-foreground">
          {obstacle !== null && t(($) => $.obstacle[obstacle])}
        </p>
        <Button type="submit" busy={isSaving} disabled={obstacle !== null} className="w-full sm:w-auto sm:min-w-64">
          {entries.length === 0 ? t(($) => $.saveNone) : t(($) => $.save, { count: entries.length })}
        </Button>
      </div>
    </div>
  )
}
