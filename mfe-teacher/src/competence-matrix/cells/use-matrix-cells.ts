import { call } from '@lernspur/api-client/call'
import { competenceCellsQuery } from '@lernspur/api-client/teacher/competence-cell.queries'
import { listenForChanges } from '@lernspur/app-kit/live/listen-for-changes'
import { useErrorText, useLeaveGuard, useQueryClient, useTranslation } from '@lernspur/app-runtime'
import { cellsByCompetence, cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import {
  type CompetenceMatrix,
  competenceCellRoutes,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useEffect, useRef, useState } from 'react'
import type { MatrixFilter } from '../use-matrix-filter'
import { isPending } from './cell-edit'
import { CellSender, gatherDelay, type SendCells } from './cell-sender'
import { CellStore } from './cell-store'
import { LiveCells } from './live-cells'
import { spacedAfterPaint } from './timing/spaced-after-paint'
import { TypingPause } from './timing/typing-pause'
import { UndoSteps } from './undo-steps'
import { useSaveCells } from './use-save-cells'

/** What the matrix shows, and of which class. */
export interface MatrixSelection {
  readonly classId: string
  readonly query: MatrixFilter['query']
  readonly subjectId: string
}

/** Updates the cells as others change them, and the page's cache when the matrix is left. */
const useLiveCells = (
  { classId, query: matrixQuery, subjectId }: MatrixSelection,
  store: CellStore,
  data: CompetenceMatrix,
) => {
  const queryClient = useQueryClient()
  const latest = useRef(matrixQuery)
  latest.current = matrixQuery
  const onScreen = useRef<LiveCells>(null)
  useEffect(() => {
    const params = { schoolClassId: classId }
    const selection = () => ({ ...latest.current, schoolSubjectId: subjectId })
    const live = new LiveCells(store, {
      some: async (pairs) => {
        const query = { ...selection(), pairs: pairs.join(',') }
        return (await call(competenceCellRoutes.listChangedSkillCells, { params, query })).cells
      },
      all: async () =>
        cellsOfCompetences((await call(competenceCellRoutes.listSkillCells, { params, query: selection() })).cells),
    })
    onScreen.current = live
    const stream = competenceCellRoutes.streamSkillCells.path.replace('{schoolClassId}', classId)
    const stop = listenForChanges(`/api${stream}?schoolSubjectId=${subjectId}`, (changed) => live.receive(changed))
    const { queryKey } = competenceCellsQuery(params, latest.current)
    return () => {
      stop()
      live.stop()
      if (!store.isChanged) return
      const cells = cellsByCompetence(store.snapshot())
      queryClient.setQueryData(queryKey, (old: CompetenceMatrix | undefined) => old && { ...old, cells })
    }
  }, [queryClient, classId, subjectId, store])
  const first = useRef(data)
  useEffect(() => {
    // A read that started before a save may arrive after it, so it is not taken as it is.
    if (first.current !== data) onScreen.current?.compare(cellsOfCompetences(data.cells))
  }, [data])
}

/** The cells on the screen, with typing and undo. One for each view of the matrix. */
export const useMatrixCells = (selection: MatrixSelection, data: CompetenceMatrix) => {
  const { t } = useTranslation('teacher.skills')
  const errorText = useErrorText()
  const { classId, query: matrixQuery, subjectId } = selection
  const send = useSaveCells(classId, { ...matrixQuery, schoolSubjectId: subjectId })
  const changed = (name: string | null) => (name === null ? t(($) => $.goneMeanwhile) : t(($) => $.changedBy, { name }))
  const latest = useRef({ send, changed, errorText })
  latest.current = { send, changed, errorText }
  const [cells] = useState(() => {
    const pause = new TypingPause()
    const store = new CellStore(cellsOfCompetences(data.cells), pause.wait)
    const sendLatest: SendCells = (...sent) => latest.current.send(...sent)
    const texts = {
      changed: (name: string | null) => latest.current.changed(name),
      failed: (error: unknown) => latest.current.errorText(error),
      hasPhoto: t(($) => $.hasPhoto),
    }
    const sender = new CellSender(store, sendLatest, texts, spacedAfterPaint(gatherDelay))
    return { store, sender, pause, steps: new UndoSteps(sender, store, data.today) }
  })
  const { store, sender } = cells
  useLiveCells(selection, store, data)
  useEffect(() => {
    const retry = () => sender.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [sender])
  const loss = () => t(($) => $.unsaved, { count: sender.looseCount })
  useLeaveGuard({
    get isOpen() {
      return sender.looseCount > 0
    },
    get loss() {
      return loss()
    },
    // Another view has other cells; calls being sent go on.
    get isOfQuery() {
      return store.openEdits().some(([, edit]) => !isPending(edit))
    },
    flush: () => sender.whenPersisted(),
    persist: () => sender.whenPersisted(),
  })
  return cells
}

export type MatrixCells = ReturnType<typeof useMatrixCells>
