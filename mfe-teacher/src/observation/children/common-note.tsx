import { useTranslation } from '@lernspur/app-runtime'
import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { cn } from '@lernspur/ui/cn'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { DictationButton } from '../../dictation/dictation-button'
import type { ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'

const noteOf = (draft: ObservationDraft) => draft.description

/** Characters before the limit from which the counter is shown. */
const near = 100

/**
 * A note for all marked children, which grows with its text, upwards. On phones a button unfolds it on a line of its
 * own; one that is written is unfolded.
 */
export function CommonNote({ store }: { store: DraftStore }) {
  const { t } = useTranslation('teacher.observation')
  const note = useDraft(store, noteOf)
  const [isOpen, setOpen] = useState(note !== '')
  const label = t(($) => $.note)
  return (
    <>
      <IconButton
        label={label}
        variant="outline"
        aria-expanded={isOpen}
        className={cn('sm:hidden', note !== '' && 'text-primary')}
        onClick={() => setOpen(!isOpen)}
      >
        <NotebookPen aria-hidden />
      </IconButton>
      <div
        className={cn(
          'flex min-w-0 items-start gap-1 *:first:flex-1 max-sm:order-first max-sm:basis-full sm:flex-1',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <MultilineInput
          rows={1}
          aria-label={label}
          placeholder={label}
          className="max-h-40 min-h-11 resize-none"
          value={note}
          max={note.length > observationLimits.description - near ? observationLimits.description : undefined}
          remainingLabel={(count: number) => t(($) => $.remaining, { count })}
          onValueChange={(text) => store.change({ kind: 'note', description: text })}
        />
        <DictationButton text={note} onValueChange={(text) => store.change({ kind: 'note', description: text })} />
      </div>
    </>
  )
}
