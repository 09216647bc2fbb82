import { EvictionWarning } from '@lernspur/app-kit/saving/eviction-warning'
import { paths, useFormat, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { MatrixGrid } from '@lernspur/ui/components/matrix/matrix-grid'
import type { MatrixGridHandle, MatrixTarget } from '@lernspur/ui/components/matrix/matrix-props'
import { Button } from '@lernspur/ui/components/ui/button'
import { Later, LaterComponent, usePrefetch } from '@lernspur/ui/later-component'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCallback, useMemo, useRef, useState } from 'react'
import { cellKey, parseCellKey } from './cells/cell-key'
import { QueuedCells } from './cells/queued-cells'
import { type MatrixSelection, useMatrixCells } from './cells/use-matrix-cells'
import { levelChange, typeKey, undoStep } from './grid/cell-keys'
import { cellSource } from './grid/cell-view'
import { columnHint, columnName, type MatrixColumn } from './grid/columns'
import { FocusedCellStore } from './grid/focused-cell'
import { drawnLevels } from './grid/level-style'
import { noteChange } from './grid/note-change'
import { useLines } from './grid/use-lines'
import { usePaste } from './grid/use-paste'
import { lastStep, useTyping } from './grid/use-typing'
import type { VisibleLines } from './matrix-filters'
import { MatrixLegend } from './matrix-legend'
import { MatrixStrip } from './matrix-strip'
import { PastePreview } from './paste-preview'

const cellPanel = new LaterComponent(() => import('./open/cell-panel').then(({ CellPanel }) => CellPanel))

type MatrixStudent = CompetenceMatrix['students'][number]
type MatrixCellTarget = MatrixTarget<MatrixStudent, MatrixColumn>

interface MatrixBoardProps {
  selection: MatrixSelection
  data: CompetenceMatrix
  lines: VisibleLines
  /** Whether the user may write entries of the class. */
  canWrite: boolean
}

const useCellWords = () => {
  const { t } = useTranslation('teacher.skills')
  const { dayShort } = useFormat()
  return useMemo(
    () => ({
      unseen: t(($) => $.unseen),
      note: t(($) => $.note),
      takenBack: t(($) => $.takenBack),
      pending: t(($) => $.pending),
      changed: t(($) => $.changedMeanwhile),
      refused: t(($) => $.refused),
      entries: (count: number) => t(($) => $.entries, { count }),
      day: dayShort,
    }),
    [t, dayShort],
  )
}

/** The grid to type into, with the column's sentence, the legend and the open cell. */
export function MatrixBoard({ selection: visible, data, lines: visibleLines, canWrite }: MatrixBoardProps) {
  const { t } = useTranslation('teacher.skills')
  const { name: nameOf } = useFormat()
  const navigate = useNavigate()
  usePrefetch(cellPanel)
  const { classId, subjectId } = visible
  const cells = useMatrixCells(visible, data)
  const { store, pause } = cells
  const [focusedCell] = useState(() => new FocusedCellStore(pause.afterKey))
  const [open, setOpen] = useState<Required<MatrixCellTarget> | null>(null)
  const lines = useLines(data, store, visibleLines)
  const toast = useToast()
  const grid = useRef<MatrixGridHandle>(null)
  const moveTo = (key: string) => {
    const { studentId, competenceId } = parseCellKey(key)
    grid.current?.focusCell(studentId, competenceId)
  }
  const { typing, scale, assessment, isOpen, isPast, direction, turn } = useTyping(
    visible,
    data,
    lines,
    cells,
    focusedCell,
    { mayWrite: canWrite, moveTo },
  )
  /** Says what the last step did. The status line offers the undo as well, which fingers have no key for. */
  const report = (text: string) => toast({ text, undo: () => undoStep(typing), about: lastStep })
  const paste = usePaste(typing, isOpen ? (scale?.levels ?? []) : [], lines, (count) =>
    report(t(($) => $.paste.done, { count })),
  )
  const words = useCellWords()
  const { style, drawn } = useMemo(() => drawnLevels(data.scales), [data.scales])
  const source = useMemo(() => cellSource(store, drawn, words), [store, drawn, words])
  const rowHeader = useCallback(
    (student: MatrixStudent) => (
      <a
        href={paths.student(classId, student.id)}
        tabIndex={-1}
        title={nameOf(student)}
        // Under a finger rows have room for two lines, of which each is cut by itself.
        className="hover:underline pointer-coarse:block pointer-coarse:truncate pointer-coarse:whitespace-pre"
      >
        {`${student.firstName}\n${student.lastName}`}
      </a>
    ),
    [classId, nameOf],
  )
  const columnHeader = useCallback(
    (column: MatrixColumn) => (
      <a
        href={`${paths.observationTimeline(classId)}?subject=${subjectId}&competence=${column.id}`}
        tabIndex={-1}
        aria-label={columnName(column)}
        title={columnHint(column)}
        className="matrix-column-title hover:underline"
      >
        <span className="text-muted-foreground tabular-nums">{column.code}</span>{' '}
        {/* Drawn but not read out: the name has the whole sentence. */}
        <span className={column.isBeginning ? "after:content-['…']" : undefined}>{column.title}</span>
      </a>
    ),
    [classId, subjectId],
  )
  const type = (key: string, { row, column }: MatrixCellTarget, ctrl = false, shift = false) =>
    row && column && isOpen
      ? typeKey(typing, { key, ctrl, shift }, cellKey({ studentId: row.id, competenceId: column.id }))
      : undefined
  const opened = open && { studentId: open.row?.id ?? '', competenceId: open.column?.id ?? '' }
  const openCell = { name: open?.row ? nameOf(open.row) : '', code: open?.column?.code ?? '' }
  const subject = data.subjects.find(({ id }) => id === subjectId)
  return (
    <>
      {lines.foldedGroups.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {lines.foldedGroups.map(({ id, name, columns }) => (
            <Button key={id} size="sm" variant="outline" onClick={() => lines.toggle(id)}>
              <ChevronRight aria-hidden /> {t(($) => $.unfold, { name, count: columns.length })}
            </Button>
          ))}
        </div>
      )}
      <PastePreview paste={paste} />
      <QueuedCells classId={classId} subjectId={subjectId} store={store} />
      <EvictionWarning />
      <div className="grid gap-2">
        <div className="grid gap-x-8 gap-y-1 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:order-last lg:max-w-160 lg:justify-end">
            <MatrixLegend typingScale={isOpen ? scale : undefined} data={data} />
            {isOpen && (
              <p className="flex flex-wrap items-center gap-x-6 text-sm text-muted-foreground">
                {assessment && t(($) => $.enteredFor, { assessment: assessment.name })}
                <Button
                  size="sm"
                  variant="ghost"
                  // Aligns its text with the edge of the line, wrapped or not.
                  className="-mx-3 whitespace-nowrap pointer-coarse:hidden"
                  onClick={() => turn(direction === 'down' ? 'right' : 'down')}
                >
                  {direction === 'down' ? t(($) => $.goesDown) : t(($) => $.goesRight)}
                </Button>
              </p>
            )}
          </div>
          <MatrixStrip
            store={store}
            focusedCell={focusedCell}
            students={lines.students}
            columns={lines.columns}
            scales={data.scales}
            typingScale={isOpen ? scale : undefined}
            isAboutKeys={isOpen && !isPast}
            help={isPast ? t(($) => $.past) : isOpen ? t(($) => $.help) : t(($) => $.reading)}
          />
        </div>
        <MatrixGrid
          ref={grid}
          label={t(($) => $.matrix, { subject: subject?.name ?? '' })}
          rows={lines.students}
          columns={lines.columns}
          groups={lines.groups.map(({ id, name, columns }) => ({
            id,
            span: columns.length,
            label: (
              <button
                type="button"
                tabIndex={-1}
                aria-expanded
                title={name}
                onClick={() => lines.toggle(id)}
                className="h-full w-full truncate text-left"
              >
                <ChevronDown aria-hidden className="mr-1 inline size-4 align-text-bottom" />
                {name}
              </button>
            ),
          }))}
          source={source}
          corner={t(($) => $.children, { count: lines.students.length })}
          rowHeader={rowHeader}
          columnHeader={columnHeader}
          onFollow={(href) => void navigate(href)}
          style={style}
          onFocusCell={({ row, column }) => focusedCell.move(row?.id, column?.id)}
          onActivate={({ row, column, element }, by) => {
            if (paste.plan && by === 'key') paste.confirm()
            else if (row && column) setOpen({ row, column, element })
          }}
          onCellKey={({ key, ctrl, shift }, target) => type(key, target, ctrl, shift)}
          onPaste={isOpen ? paste.start : undefined}
          onEscape={() => {
            paste.end()
            focusedCell.update({})
          }}
        />
      </div>
      {open?.row && open.column && opened && (
        <Later
          key={cellKey(opened)}
          component={cellPanel}
          props={{
            classId,
            anchor: open.element,
            pair: opened,
            name: openCell.name,
            column: open.column,
            data,
            cells,
            drawn,
            levels: isOpen && !open.row.isLeaving ? (scale?.levels ?? []) : [],
            onKey: (key) => /^\d$|^Backspace$/.test(key) && type(key, open) !== undefined,
            onLevel: (levelId, description) => {
              const change = levelChange(typing, cellKey(opened), levelId)
              typing.step(new Map([[cellKey(opened), description === undefined ? change : { ...change, description }]]))
              setOpen(null)
              const level = scale?.levels.find(({ id }) => id === levelId)?.label ?? ''
              report(t(($) => $.entered, { ...openCell, level }))
            },
            onDelete: () => {
              typing.step(new Map([[cellKey(opened), { levelId: null, description: null }]]))
              setOpen(null)
              report(t(($) => $.deleted, openCell))
            },
            onNote: (description) =>
              typing.step(new Map([[cellKey(opened), noteChange(typing, cellKey(opened), description)]])),
            onClose: () => setOpen(null),
          }}
        />
      )}
    </>
  )
}
