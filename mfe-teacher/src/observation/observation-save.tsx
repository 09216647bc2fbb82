import { EvictionWarning } from '@lernspur/app-kit/saving/eviction-warning'
import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { ObservationDraft } from './draft/draft'
import { useDraft } from './draft/draft-store'
import type { ObservationFormState } from './use-observation-form'

const entireDraft = (draft: ObservationDraft) => draft

interface ObservationSaveProps {
  form: ObservationFormState
  /** Shown above the button, at the thumb; beside it where there is room. */
  children?: ReactNode
}

/** Always visible and equally high: number of entries, what is missing, errors, and the save button. */
export function ObservationSave({
  form: { store, entriesIn, blockerIn, submit, saving },
  children,
}: ObservationSaveProps) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  const draft = useDraft(store, entireDraft)
  const entries = entriesIn(draft)
  const blocker = blockerIn(draft, entries)
  const { isSaving, failure } = saving
  return (
    <div
      data-sticky=""
      className={cn(
        'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 md:bottom-0 -mx-4 grid grid-cols-1 gap-2 border-t bg-background px-4 py-2 sm:mx-0 sm:rounded-t-lg sm:border sm:py-3',
        children !== undefined && 'lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-end lg:gap-x-6',
      )}
    >
      <div className="grid grid-cols-1 gap-2 empty:hidden lg:col-span-full">
        <EvictionWarning />
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
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <p
          aria-live="polite"
          className="min-h-5 text-sm text-muted-foreground max-sm:w-full max-sm:truncate max-sm:text-center"
        >
          {blocker !== null && t(($) => $.blocker[blocker])}
        </p>
        <Button
          type="submit"
          busy={isSaving}
          disabled={blocker !== null}
          aria-keyshortcuts="Control+Enter"
          className="w-full sm:w-auto sm:min-w-64"
        >
          {entries.length === 0 ? t(($) => $.saveNone) : t(($) => $.save, { count: entries.length })}
        </Button>
      </div>
    </div>
  )
}
