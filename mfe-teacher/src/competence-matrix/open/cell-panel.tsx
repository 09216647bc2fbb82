import { ErrorBoundary, Link, paths, useTranslation } from '@lernspur/app-runtime'
import type {
  CompetenceMatrix,
  CompetenceScale,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { CellPopover } from '@lernspur/ui/components/matrix/cell-popover'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Trash2 from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, Suspense, useRef, useSyncExternalStore } from 'react'
import { levelOfKey } from '../../level/level-keys'
import { cellKey, type Pair } from '../cells/cell-key'
import type { MatrixCells } from '../cells/use-matrix-cells'
import { isOwnOfToday } from '../grid/cell-keys'
import type { MatrixColumn } from '../grid/columns'
import type { DrawnLevel } from '../grid/level-style'
import { CellHistory } from './cell-history'
import { CellLevels } from './cell-levels'
import { CellNote } from './cell-note'
import { CellQuestion } from './cell-question'
import { useCellNote } from './use-cell-note'

interface CellPanelProps {
  classId: string
  /** The cell. */
  anchor: HTMLElement
  pair: Pair
  name: string
  column: MatrixColumn
  data: CompetenceMatrix
  cells: MatrixCells
  drawn: ReadonlyMap<string, DrawnLevel>
  /** Levels that may be set; none where nothing may be entered. */
  levels: CompetenceScale['levels']
  /** Handles a key of the grid, such as a digit; true if it did. */
  onKey: (key: string) => boolean
  /** With the note that was typed before it, if one was. */
  onLevel: (levelId: string, description: string | undefined) => void
  onNote: (description: string) => void
  /** Takes back the user's own entry of today. */
  onDelete: () => void
  onClose: () => void
}

/**
 * One open cell: why it is not saved, the levels, today's note, and all entries. Leaving it, by Escape as well, saves the
 * typed note, which can be undone like anything typed into the matrix.
 */
export function CellPanel(props: CellPanelProps) {
  const { classId, anchor, pair, name, column, data, cells, drawn, levels } = props
  const { t } = useTranslation('teacher.skills')
  const { store, sender } = cells
  const key = cellKey(pair)
  const state = useSyncExternalStore(
    (changed) => store.subscribe(key, changed),
    () => store.get(key),
  )
  const isOwn = isOwnOfToday(state.cell, data.today)
  const chosen = state.edit ? state.edit.levelId : isOwn ? state.cell?.newest?.levelId : undefined
  const { note, set: setNote, save: saveNote } = useCellNote(sender, props.onNote)
  const deletion = useRef<HTMLButtonElement>(null)
  const leave = () => {
    saveNote()
    props.onClose()
  }
  const press = ({ key: pressed, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return
    const level = levelOfKey(levels, pressed)
    if (level && note.current !== undefined) props.onLevel(level.id, note.current)
    else if (props.onKey(pressed)) props.onClose()
  }
  const answer = (act: () => void) => () => {
    act()
    leave()
  }
  return (
    <CellPopover anchor={anchor} label={name} onClose={leave} onKeyDown={press}>
      <div className="grid gap-4">
        <div>
          <p className="font-medium">{name}</p>
          <p className="text-sm text-muted-foreground">
            {column.code} · {column.description}
          </p>
        </div>
        <CellQuestion
          state={state}
          drawn={drawn}
          onOverwrite={answer(() => sender.overwrite(key))}
          onDiscard={answer(() => sender.discard(key))}
        />
        <CellLevels
          levels={levels}
          descriptions={column.levelDescriptions}
          chosen={chosen}
          onLevel={(levelId) => {
            // Who presses the level that is set wants it away: the way is offered, not gone.
            if (levelId === chosen && isOwn && note.current === undefined) deletion.current?.focus()
            else props.onLevel(levelId, note.current)
          }}
        />
        {levels.length > 0 && isOwn && !state.edit && (
          <Button
            ref={deletion}
            size="sm"
            variant="outline"
            className="justify-self-start text-danger-foreground"
            onClick={() => {
              setNote(undefined)
              props.onDelete()
            }}
          >
            <Trash2 aria-hidden />
            {t(($) => $.delete)}
          </Button>
        )}
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="h-24" />}>
            {levels.length > 0 && (
              <CellNote classId={classId} pair={pair} state={state} isOwn={isOwn} onType={setNote} onSave={leave} />
            )}
            <CellHistory classId={classId} pair={pair} data={data} />
          </Suspense>
        </ErrorBoundary>
        <Link to={paths.student(classId, pair.studentId)} onClick={saveNote} className="text-sm underline">
          {t(($) => $.openChild)}
        </Link>
      </div>
    </CellPopover>
  )
}
