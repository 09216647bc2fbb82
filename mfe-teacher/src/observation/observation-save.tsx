import { EvictionWarning } from '@lernspur/app-kit/saving/eviction-warning'
import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { ClearChoices } from './children/clear-choices'
import { CommonNote } from './children/common-note'
import type { ObservationDraft } from './draft/draft'
import { useDraft } from './draft/draft-store'
import { LevelMeaningLine } from './level-meaning-line'
import type { ObservationFormState } from './use-observation-form'

const entireDraft = (draft: ObservationDraft) => draft

interface ObservationSaveProps {
  form: ObservationFormState
  /** Shown above the button, at the thumb; beside it where there is room. */
  children?: ReactNode
}

/**
 * Always visible, down to the end of the screen, and equally high: what is missing, errors, the note for all marked
 * children, and the save button with the number of entries.
 */
export function ObservationSave({ form, children }: ObservationSaveProps) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  const { store, entriesIn, blockerIn, submit, saving } = form
  const draft = useDraft(store, entireDraft)
  const entries = entriesIn(draft)
  const blocker = blockerIn(draft, entries)
  const { isSaving, failure } = saving
  return (
    <div
      data-sticky=""
      className={cn(
        'sticky mt-auto bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-1 gap-x-6 gap-y-1 border-t bg-background px-4 pt-1 pb-2 md:bottom-0 md:-mx-8 md:px-8',
        // The rest of the page below it: the room of the bottom bar, and the margin of the page.
        '-mb-[calc(2.9375rem-env(safe-area-inset-bottom))] md:-mb-6',
        children !== undefined && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-end',
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
      <div className="grid grid-cols-1 gap-1">
        <LevelMeaningLine form={form}>
          <p aria-live="polite" className="min-h-5 truncate text-muted-foreground">
            {blocker !== null && t(($) => $.blocker[blocker])}
          </p>
        </LevelMeaningLine>
        <div className="flex flex-wrap items-end gap-2">
          <CommonNote store={store} />
          <ClearChoices form={form} />
          <Button
            type="submit"
            busy={isSaving}
            disabled={blocker !== null}
            aria-keyshortcuts="Control+Enter"
            className="min-w-0 flex-1 sm:min-w-60 sm:flex-none"
          >
            {entries.length === 0 ? t(($) => $.saveNone) : t(($) => $.save, { count: entries.length })}
          </Button>
        </div>
      </div>
    </div>
  )
}
