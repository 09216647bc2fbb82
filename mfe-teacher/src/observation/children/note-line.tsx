import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { cn } from '@lernspur/ui/cn'
import { inputVariants } from '@lernspur/ui/components/ui/input'
import { memo, useCallback } from 'react'
import { DictationButton } from '../../dictation/dictation-button'
import type { ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import type { RowWords } from '../words/row-words'
import { PhotoButton } from './photo-button'

interface NoteLineProps {
  studentId: string
  name: string
  store: DraftStore
  words: RowWords
  /** Whether it is a Tab stop; in a list, only one child's is. */
  isStop: boolean
  /** Whether it was unfolded to be written: it takes the focus, and says about whom it is. */
  isAlone?: boolean
}

const field = cn(
  inputVariants(),
  'field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 scroll-mt-34 resize-none py-2.5',
)

/** Takes the focus once; the page scrolls only if the field is not in sight. */
const takeFocus = (element: HTMLTextAreaElement | null) => element?.focus()

/** A note about one child, which grows with its text, and a photo of a piece of work. */
export const NoteLine = memo(({ studentId, name, store, words, isStop, isAlone = false }: NoteLineProps) => {
  const note = useDraft(
    store,
    useCallback((draft: ObservationDraft) => draft.notes.get(studentId) ?? '', [studentId]),
  )
  return (
    <div className="flex items-start gap-1">
      <textarea
        ref={isAlone ? takeFocus : undefined}
        rows={1}
        tabIndex={isStop ? 0 : -1}
        data-note=""
        aria-label={words.noteOf(name)}
        aria-invalid={note.length > observationLimits.description || undefined}
        placeholder={isAlone ? words.noteOf(name) : words.noteHint}
        value={note}
        onChange={(event) => store.change({ kind: 'child-note', studentId, note: event.target.value })}
        className={field}
      />
      {isAlone && (
        <DictationButton
          text={note}
          onValueChange={(text) => store.change({ kind: 'child-note', studentId, note: text })}
        />
      )}
      <PhotoButton studentId={studentId} name={name} store={store} words={words} isStop={isStop} />
    </div>
  )
})
