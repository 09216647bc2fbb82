import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { cn } from '@lernspur/ui/cn'
import { inputVariants } from '@lernspur/ui/components/ui/input'
import { memo, useCallback } from 'react'
import type { ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import type { CardWords } from '../words/card-words'
import { PhotoButton } from './photo-button'

interface NoteLineProps {
  studentId: string
  name: string
  store: DraftStore
  words: CardWords
  /** Whether it is a Tab stop; in a list, only one child's is. */
  isStop: boolean
}

const field = cn(inputVariants(), 'field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2.5')

/** The height of an empty note. */
export const noteHeight = 'h-11.5'

/** A note about one child, which grows with its text, and a photo of a piece of work. */
export const NoteLine = memo(({ studentId, name, store, words, isStop }: NoteLineProps) => {
  const note = useDraft(
    store,
    useCallback((draft: ObservationDraft) => draft.notes.get(studentId) ?? '', [studentId]),
  )
  return (
    <div className="flex items-start gap-1">
      <textarea
        rows={1}
        tabIndex={isStop ? 0 : -1}
        data-note=""
        aria-label={words.noteOf(name)}
        aria-invalid={note.length > observationLimits.description || undefined}
        placeholder={words.noteHint}
        value={note}
        onChange={(event) => store.change({ kind: 'child-note', studentId, note: event.target.value })}
        className={field}
      />
      <PhotoButton studentId={studentId} name={name} store={store} words={words} isStop={isStop} />
    </div>
  )
})
