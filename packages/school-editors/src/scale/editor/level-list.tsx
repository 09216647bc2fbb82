import { useTranslation } from '@lernspur/app-runtime'
import type { LevelUse } from '@lernspur/contracts/teacher/performance-visual.contract'
import { SortableList } from '@lernspur/ui/components/sortable/sortable-list'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { useState } from 'react'
import { useSortableTexts } from '../../competence/editor/use-sortable-texts'
import { type LevelDraft, moved } from '../scale-draft'
import { LevelRow } from './level-row'

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
  const texts = useSortableTexts()
  const [announcement, setAnnouncement] = useState('')
  const focusRef = useRestoredFocus<HTMLDivElement>()
  const indexOf = (id: string) => levels.findIndex((level) => level.id === id)
  const shift = (from: number, to: number) => {
    const next = moved(levels, from, to)
    if (next === levels) return
    onChange(next)
    setAnnouncement(t(($) => $.level.moved, { label: levels[from]?.label ?? '', place: to + 1, count: levels.length }))
  }
  return (
    <div {...focusRef}>
      <SortableList
        ids={levels.map(({ id }) => id)}
        nameOf={(id) => levels[indexOf(id)]?.label ?? ''}
        texts={texts}
        onMove={(id, overId) => onChange(moved(levels, indexOf(id), indexOf(overId)))}
      >
        <ol aria-label={t(($) => $.level.list)} className="divide-y">
          {levels.map((level, index) => (
            <LevelRow
              key={level.id}
              level={level}
              index={index}
              count={levels.length}
              observations={
                use.find(({ performanceLevelV2Id }) => performanceLevelV2Id === level.id)?.observations ?? 0
              }
              isRemovable={mayRemove && levels.length > 1}
              onRename={(label) => onChange(levels.map((one) => (one.id === level.id ? { ...one, label } : one)))}
              onMove={(to) => shift(index, to)}
              onPicture={() => onPicture(level)}
              onRemove={() => onRemove(level)}
            />
          ))}
        </ol>
      </SortableList>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
