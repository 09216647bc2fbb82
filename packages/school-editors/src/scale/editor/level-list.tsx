import { useTranslation } from '@lernspur/app-kit'
import { useKeptFocus } from '@lernspur/app-kit/focus/use-kept-focus'
import type { LevelUse } from '@lernspur/contracts/performance-visual.contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { type LevelDraft, moved } from '../scale-draft'
import { LevelRow } from './level-row'
import { useRowDrag } from './use-row-drag'

interface LevelListProps {
  levels: readonly LevelDraft[]
  use: readonly LevelUse[]
  /** Whether levels may be removed, as long as one stays. */
  mayRemove: boolean
  onChange: (levels: readonly LevelDraft[]) => void
  onPicture: (level: LevelDraft) => void
  onRemove: (level: LevelDraft) => void
}

/** The levels of a scale, lowest first; moved by mouse, touch and keyboard. */
export function LevelList({ levels, use, mayRemove, onChange, onPicture, onRemove }: LevelListProps) {
  const { t } = useTranslation('school-editors.scale')
  const [said, say] = useState('')
  const kept = useKeptFocus<HTMLDivElement>()
  const focused = useRef<string | null>(null)
  const move = (from: number, to: number) => {
    const next = moved(levels, from, to)
    if (next === levels) return
    onChange(next)
    say(t(($) => $.level.moved, { label: levels[from]?.label ?? '', place: to + 1, count: levels.length }))
  }
  const { list, dragged, grip } = useRowDrag<HTMLOListElement>(move)
  // An element that changes places in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${focused.current}"]`)?.focus()
    focused.current = null
  })
  return (
    <div {...kept}>
      <ol ref={list} aria-label={t(($) => $.level.list)} className="divide-y">
        {levels.map((level, index) => (
          <LevelRow
            key={level.id}
            level={level}
            index={index}
            count={levels.length}
            observations={use.find(({ performanceLevelV2Id }) => performanceLevelV2Id === level.id)?.observations ?? 0}
            isRemovable={mayRemove && levels.length > 1}
            isDragged={dragged === index}
            grip={grip(index)}
            onRename={(label) => onChange(levels.map((one) => (one.id === level.id ? { ...one, label } : one)))}
            onMove={(to) => {
              focused.current = level.id
              move(index, to)
            }}
            onPicture={() => onPicture(level)}
            onRemove={() => onRemove(level)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}
