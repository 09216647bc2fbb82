import type { MatrixCellView, MatrixSource } from '@lernspur/ui/components/matrix/matrix-props'
import { isPending } from '../cells/cell-edit'
import type { CellState, CellStore } from '../cells/cell-store'
import type { DrawnLevel } from './level-style'

/** Words for reading cells aloud. */
export interface CellWords {
  readonly unseen: string
  readonly note: string
  readonly takenBack: string
  readonly pending: string
  readonly changed: string
  readonly refused: string
  readonly entries: (count: number) => string
  readonly day: (day: string) => string
}

const pictured = (level: DrawnLevel | undefined) =>
  level ? { picture: level.picture, sign: level.sign || undefined } : {}

const viewOfCell = ({ cell }: CellState, drawn: ReadonlyMap<string, DrawnLevel>, words: CellWords): MatrixCellView => {
  if (!cell || cell.count === 0) return { text: words.unseen }
  const level = drawn.get(cell.levelId ?? '')
  const parts = [
    level?.label ?? words.note,
    cell.levelDay && words.day(cell.levelDay),
    cell.count > 1 && words.entries(cell.count),
  ]
  return {
    text: parts.filter(Boolean).join(', '),
    ...(level ? pictured(level) : { sign: '✎' }),
    ...(cell.count > 1 && { corner: String(cell.count) }),
  }
}

const viewOf = (state: CellState, drawn: ReadonlyMap<string, DrawnLevel>, words: CellWords): MatrixCellView => {
  const { edit, preview } = state
  if (preview) {
    const level = drawn.get(preview)
    return { text: level?.label ?? '', ...pictured(level), state: 'preview' }
  }
  if (!edit) return viewOfCell(state, drawn, words)
  const level = drawn.get(edit.levelId ?? '')
  const label = level?.label ?? (edit.description ? words.note : words.takenBack)
  const typed = { ...pictured(level), ...(!level && edit.description && { sign: '✎' }) }
  if (edit.state === 'changed') return { ...typed, text: `${label}, ${words.changed}`, corner: '?', state: 'asking' }
  if (edit.state === 'refused') return { ...typed, text: `${label}, ${words.refused}`, corner: '!', state: 'refused' }
  return { ...typed, text: `${label}, ${words.pending}`, corner: '…', state: 'pending' }
}

/** Everything a view depends on. Cells that look the same share one: a class has far fewer looks than cells. */
const lookOf = ({ cell, edit, preview }: CellState): string => {
  if (preview) return `preview ${preview}`
  if (!edit) return cell ? `${cell.levelId} ${cell.levelDay} ${cell.count}` : ''
  return `edit ${edit.levelId} ${Boolean(edit.description)} ${isPending(edit) ? 'pending' : edit.state}`
}

/** What the grid draws of the cells; a view keeps its identity as long as its cell looks the same. */
export const cellSource = (
  store: CellStore,
  drawn: ReadonlyMap<string, DrawnLevel>,
  words: CellWords,
): MatrixSource => {
  const views = new Map<string, MatrixCellView>()
  return {
    get: (studentId, competenceId) => {
      const state = store.get(`${studentId}_${competenceId}`)
      const look = lookOf(state)
      const view = views.get(look) ?? viewOf(state, drawn, words)
      views.set(look, view)
      return view
    },
    subscribe: (studentId, changed) => store.subscribeToRow(studentId, changed),
  }
}
