import type { CaptureStudent } from '@lernspur/contracts/capture.contract'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { cn } from '@lernspur/ui/cn'
import { Avatar } from '@lernspur/ui/data/avatar'
import { memo, useCallback } from 'react'
import type { Choice, Draft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import { EntryAge, type LastEntry, LevelBefore } from './last-entry'
import { LevelRow } from './level-row'
import { NoteLine } from './note-line'

interface ChildCardProps extends LastEntry {
  student: CaptureStudent
  levels: readonly PerformanceLevel[]
  store: DraftStore
  /** Whether the child is the Tab stop of the list. */
  isStop: boolean
}

/** A child with its levels, a note and a photo. Draws alone when its own choice changes. */
export const ChildCard = memo(({ student, levels, store, before, lastDay, isStop }: ChildCardProps) => {
  const { id, firstName, lastName, avatar } = student
  const name = `${firstName} ${lastName}`
  const choice = useDraft(
    store,
    useCallback((draft: Draft) => draft.choices.get(id), [id]),
  )
  const choose = useCallback(
    (next: Choice) => store.change({ kind: 'child', studentId: id, choice: next }),
    [store, id],
  )
  return (
    <div
      data-student={id}
      className={cn(
        'grid grid-cols-1 content-start gap-2 rounded-lg border bg-card p-3 transition-colors',
        choice !== undefined && 'border-primary/60',
      )}
    >
      <div className="flex items-center gap-2.5">
        <Avatar name={name} seed={id} src={avatar} size={32} />
        <div className="min-w-0 flex-1">
          <p title={name} className="truncate leading-tight">
            <span className="font-medium">{firstName}</span>{' '}
            <span className="text-sm text-muted-foreground">{lastName}</span>
          </p>
          <EntryAge lastDay={lastDay} />
        </div>
        <LevelBefore before={before} />
      </div>
      <LevelRow name={name} levels={levels} choice={choice} isStop={isStop} onChoose={choose} />
      <NoteLine studentId={id} name={name} store={store} isStop={isStop} />
    </div>
  )
})
