import { useTranslation } from '@lernspur/app-kit'
import { observationLimits } from '@lernspur/contracts/observation.contract'
import { cn } from '@lernspur/ui/cn'
import { controlStyle } from '@lernspur/ui/form/control-style'
import { useCallback } from 'react'
import type { Draft, DraftChange } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import { PhotoButton } from '../photo/photo-button'

interface NoteLineProps {
  studentId: string
  name: string
  store: DraftStore
  /** Whether it stands in the order of Tab; in a list only that of one child does. */
  isStop: boolean
}

/** A note about one child, which grows with its text, and a photo of a piece of work. */
export function NoteLine({ studentId, name, store, isStop }: NoteLineProps) {
  const { t } = useTranslation('teacher.observation')
  const note = useDraft(
    store,
    useCallback((draft: Draft) => draft.notes.get(studentId) ?? '', [studentId]),
  )
  const change = (next: DraftChange) => store.change(next)
  return (
    <div className="flex items-start gap-1">
      <textarea
        rows={1}
        tabIndex={isStop ? 0 : -1}
        data-note=""
        aria-label={t(($) => $.noteOf, { name })}
        aria-invalid={note.length > observationLimits.description || undefined}
        placeholder={t(($) => $.noteHint)}
        value={note}
        onChange={(event) => change({ kind: 'child-note', studentId, note: event.target.value })}
        className={cn(controlStyle(), 'field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none py-2.5')}
      />
      <PhotoButton studentId={studentId} name={name} store={store} isStop={isStop} />
    </div>
  )
}
