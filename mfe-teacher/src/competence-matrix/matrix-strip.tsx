import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type {
  CompetenceMatrix,
  CompetenceScale,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { cn } from '@lernspur/ui/cn'
import { useSyncExternalStore } from 'react'
import { keysOfLevels } from '../level/level-keys'
import { levelMeanings } from '../level/level-meanings'
import { cellKey } from './cells/cell-key'
import type { CellStore } from './cells/cell-store'
import type { MatrixColumn } from './grid/columns'
import type { FocusedCellStore } from './grid/focused-cell'

interface MatrixStripProps {
  store: CellStore
  focusedCell: FocusedCellStore
  students: CompetenceMatrix['students']
  columns: readonly MatrixColumn[]
  scales: CompetenceMatrix['scales']
  /** The scale that digits set. */
  typingScale: CompetenceScale | undefined
  /** How to start, where entries are allowed. */
  help: string
  /** Whether the help is about keys, which is hidden on touch devices. */
  isAboutKeys: boolean
}

const nothing = () => () => undefined

/** What the level of a cell means, or, where it has none, what each level would mean; undefined for no description. */
const meaningOf = (
  column: MatrixColumn | undefined,
  levelId: string | null | undefined,
  scales: readonly CompetenceScale[],
  typingScale: CompetenceScale | undefined,
): string | undefined => {
  const scale = scales.find(({ levels }) => levels.some(({ id }) => id === levelId))
  const meaning = scale && levelMeanings(scale.levels, column?.levelDescriptions).get(levelId ?? '')
  if (meaning !== undefined || !typingScale) return meaning
  const meanings = levelMeanings(typingScale.levels, column?.levelDescriptions)
  const keys = keysOfLevels(typingScale.levels)
  const all = typingScale.levels.flatMap(({ id, label }, at) => {
    const text = meanings.get(id)
    return text === undefined ? [] : [keys[at] === label ? text : `${keys[at]} ${text}`]
  })
  return all.join(' · ') || undefined
}

/**
 * The full sentence of the focused column, what its levels mean, and messages about the cell. Always two lines high,
 * three on a phone, so that the grid below stays where it is.
 */
export function MatrixStrip({ store, focusedCell, students, columns, help, isAboutKeys, ...scale }: MatrixStripProps) {
  const { t } = useTranslation('teacher.skills')
  const { name } = useFormat()
  const { studentId, competenceId, fill, hint, announcement } = useSyncExternalStore(
    focusedCell.subscribe,
    focusedCell.get,
  )
  const key = studentId && competenceId ? cellKey({ studentId, competenceId }) : undefined
  const message = useSyncExternalStore(key ? (changed) => store.subscribe(key, changed) : nothing, () =>
    key ? store.get(key).edit?.message : undefined,
  )
  const levelId = useSyncExternalStore(key ? (changed) => store.subscribe(key, changed) : nothing, () => {
    const { edit, cell } = key ? store.get(key) : {}
    return edit ? edit.levelId : cell?.levelId
  })
  const student = students.find(({ id }) => id === studentId)
  const column = columns.find(({ id }) => id === competenceId)
  const meaning = meaningOf(column, levelId, scale.scales, scale.typingScale)
  const filling = fill && t(($) => $.fill[fill])
  const trouble = message ?? hint
  return (
    <div className="flex h-15 flex-col justify-end text-sm contain-strict sm:h-10">
      <p className={cn('line-clamp-2', student && 'sm:line-clamp-1')} title={column?.description}>
        {column ? (
          <>
            <span className="font-medium">{column.code}</span> {column.description}
          </>
        ) : (
          <span className="text-muted-foreground">
            <span className={isAboutKeys ? 'pointer-coarse:hidden' : undefined}>{help}</span>
            {isAboutKeys && <span className="hidden pointer-coarse:inline">{t(($) => $.helpByTouch)}</span>}
          </span>
        )}
      </p>
      <p className="truncate text-muted-foreground">
        {student && name(student)}
        {meaning && !filling && !trouble && (
          <span className="text-foreground" title={meaning}>
            {student && ' · '}
            {meaning}
          </span>
        )}
        {student && isAboutKeys && !filling && !trouble && !meaning && (
          <span className="pointer-coarse:hidden" title={help}>
            {` · ${help}`}
          </span>
        )}
        {(filling ?? trouble) && (
          <span className="text-foreground">
            {student && ' · '}
            {filling ?? trouble}
          </span>
        )}
      </p>
      <p role="status" className="sr-only">
        {filling ?? trouble ?? announcement}
      </p>
    </div>
  )
}
