import { endUndo, matrixDirectionAtom, useAtom, useTranslation } from '@lernspur/app-runtime'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { cellKey, parseCellKey } from '../cells/cell-key'
import type { MatrixCells, MatrixSelection } from '../cells/use-matrix-cells'
import type { TypingContext } from './cell-keys'
import type { MatrixColumn } from './columns'
import type { FocusedCellStore } from './focused-cell'

/** The current term, if there is one; years come after their terms. */
const currentTerm = ({ spans, today }: CompetenceMatrix) =>
  spans.find(({ start, end }) => start <= today && today <= end)

/**
 * The assessment of new entries: the visible one, else the heaviest of the current term, as on the observation form.
 * Digits set its scale; without an assessment, they set the scale of the class.
 */
const enteredWith = (data: CompetenceMatrix, query: MatrixSelection['query']) => {
  const ofTerm = data.assessments.filter(({ schoolTermId }) => schoolTermId === currentTerm(data)?.id)
  const assessment = query.performanceAssessmentId
    ? data.assessments.find(({ id }) => id === query.performanceAssessmentId)
    : ofTerm[0]
  const ownScales = data.scales.filter(({ isLegacy }) => !isLegacy)
  return { assessment, scale: ownScales.find(({ id }) => id === assessment?.performanceVisualId) ?? ownScales[0] }
}

/** Entries are made for today: a view of the past is read-only. */
const showsToday = ({ spans, spanId, today }: CompetenceMatrix): boolean => {
  const span = spans.find(({ id }) => id === spanId)
  return !span || (span.start <= today && today <= span.end)
}

interface Lines {
  readonly students: CompetenceMatrix['students']
  readonly columns: readonly MatrixColumn[]
}

/** What the undo of a toast is about: it is withdrawn once another step is the last one. */
export const lastStep = 'last step in the matrix'

/** What typing in the matrix does, and in which direction the focus moves on. */
export const useTyping = (
  { query }: MatrixSelection,
  data: CompetenceMatrix,
  { students, columns }: Lines,
  { store, sender, steps }: MatrixCells,
  focusedCell: FocusedCellStore,
  { mayWrite, moveTo }: { readonly mayWrite: boolean; readonly moveTo: (key: string) => void },
) => {
  const { t } = useTranslation('teacher.skills')
  const [direction, turn] = useAtom(matrixDirectionAtom)
  const { assessment, scale } = enteredWith(data, query)
  const isOpen = mayWrite && showsToday(data)
  const leaving = new Set(data.students.filter((one) => one.isLeaving).map(({ id }) => id))
  /** Whether a step of these cells was undone or redone; the focus goes to one of them. */
  const hasMoved = (keys: readonly string[] | undefined): boolean => {
    const { studentId = '', competenceId = '' } = focusedCell.get()
    const [first] = keys ?? []
    if (first !== undefined && !keys?.includes(cellKey({ studentId, competenceId }))) moveTo(first)
    return first !== undefined
  }
  const typing: TypingContext = {
    store,
    focusedCell,
    levels: isOpen ? (scale?.levels ?? []) : [],
    today: data.today,
    assessmentId: assessment?.id ?? null,
    showsEvery: query.performanceAssessmentId === undefined,
    line: (key, fill) => {
      const { studentId, competenceId } = parseCellKey(key)
      return fill === 'column'
        ? students.map(({ id }) => cellKey({ studentId: id, competenceId }))
        : columns.map(({ id }) => cellKey({ studentId, competenceId: id }))
    },
    isOpen: (key) => !leaving.has(parseCellKey(key).studentId),
    step: (changes) => {
      endUndo(lastStep)
      steps.step(changes)
    },
    discard: (key) => sender.discard(key),
    isSending: (key) => sender.isSending(key),
    undo: () => {
      endUndo(lastStep)
      return hasMoved(steps.undo())
    },
    redo: () => {
      endUndo(lastStep)
      return hasMoved(steps.redo())
    },
    move: direction,
    words: {
      set: (label) => label,
      filled: (count) => t(($) => $.filled, { count }),
      takenBack: t(($) => $.takenBack),
      undone: t(($) => $.undone),
      redone: t(($) => $.redone),
      older: t(($) => $.older),
      leaving: t(($) => $.leaving),
      noStep: t(($) => $.noStep),
    },
  }
  return { typing, scale, assessment, isOpen, isPast: mayWrite && !isOpen, direction, turn }
}
