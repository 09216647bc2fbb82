import { useTranslation } from '@lernspur/app-runtime'
import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { type KeyboardEvent, useState } from 'react'
import { DictationButton } from '../../dictation/dictation-button'
import type { Pair } from '../cells/cell-key'
import type { CellState } from '../cells/cell-store'
import { useCellHistory } from './cell-history'

interface CellNoteProps {
  classId: string
  pair: Pair
  state: CellState
  /** Whether the newest entry is the user's own from today, whose note this then is. */
  isOwn: boolean
  /** Called with each change: the unsaved note, undefined if there is none. */
  onType: (description: string | undefined) => void
  onSave: () => void
}

/** The note of today's entry. Ctrl-Enter saves. */
export function CellNote({ classId, pair, state: { cell, edit }, isOwn, onType, onSave }: CellNoteProps) {
  const { t } = useTranslation('teacher.skills')
  const entries = useCellHistory(classId, pair)
  const own = isOwn ? entries.find(({ id }) => id === cell?.newest?.id) : undefined
  const known = (edit?.description === undefined ? own?.description : edit.description) ?? ''
  // A refetched note shows until something is typed.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? known
  const isChanged = text.trim() !== known
  const type = (next: string) => {
    setTyped(next)
    onType(next.trim() === known ? undefined : next)
  }
  const press = (event: KeyboardEvent) => {
    // Digits, Backspace and the rest are text here.
    event.stopPropagation()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (isChanged) onSave()
  }
  return (
    <div className="grid gap-2">
      <LabelledField label={t(($) => $.todaysNote)}>
        <MultilineInput
          value={text}
          onValueChange={type}
          max={observationLimits.description}
          onKeyDown={press}
          className="min-h-16"
        />
      </LabelledField>
      <div className="flex flex-wrap items-center gap-2">
        {isChanged && (
          <Button size="sm" onClick={onSave}>
            {t(($) => $.saveNote)}
          </Button>
        )}
        <DictationButton text={text} onValueChange={type} />
      </div>
    </div>
  )
}
