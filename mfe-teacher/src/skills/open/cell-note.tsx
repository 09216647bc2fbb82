import { useTranslation } from '@lernspur/app-kit'
import { observationLimits } from '@lernspur/contracts/observation.contract'
import type { SkillCell } from '@lernspur/contracts/skill-cell'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { type KeyboardEvent, useState } from 'react'
import type { Pair } from '../cells/cell-key'
import { useCellHistory } from './cell-history'

interface CellNoteProps {
  classId: string
  pair: Pair
  cell: SkillCell | undefined
  /** Whether the newest entry is one's own of today, whose note this then is. */
  isOwn: boolean
  /** Saves the note with the level of that entry, or alone. */
  onSave: (levelId: string | null, description: string) => void
}

/** The note of today's entry. Ctrl-Enter saves. */
export function CellNote({ classId, pair, cell, isOwn, onSave }: CellNoteProps) {
  const { t } = useTranslation('teacher.skills')
  const entries = useCellHistory(classId, pair)
  const own = isOwn ? entries.find(({ id }) => id === cell?.newest?.id) : undefined
  const [text, setText] = useState(own?.description ?? '')
  const isChanged = text.trim() !== (own?.description ?? '')
  const save = () => {
    if (isChanged) onSave(isOwn ? (cell?.newest?.levelId ?? null) : null, text)
  }
  const press = (event: KeyboardEvent) => {
    // Digits, Backspace and the rest are text here.
    event.stopPropagation()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <div className="grid gap-2">
      <Field label={t(($) => $.todaysNote)}>
        <Textarea
          value={text}
          onValueChange={setText}
          max={observationLimits.description}
          onKeyDown={press}
          className="min-h-16"
        />
      </Field>
      {isChanged && (
        <Button size="sm" className="justify-self-start" onClick={save}>
          {t(($) => $.saveNote)}
        </Button>
      )}
    </div>
  )
}
