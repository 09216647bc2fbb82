import { useQueuedCallsEffect } from '@lernspur/app-runtime'
import type { EnterCompetenceCells } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useRef } from 'react'
import type { CellEdit } from './cell-edit'
import { cellKey } from './cell-key'
import type { CellStore } from './cell-store'

/** A call that entered cells, by its body: the queue holds calls of all kinds. */
const isOfCells = (body: unknown): body is EnterCompetenceCells =>
  typeof body === 'object' && body !== null && 'shown' in body && 'cells' in body

const dropEdit = (store: CellStore, at: string, edit: CellEdit): void => {
  if (store.get(at).edit === edit) store.setEdit(at, undefined)
}

/** Sent cells stay visible until they are read again; otherwise they would fall back to their old state. */
const dropEditOnceRead = (store: CellStore, at: string, edit: CellEdit): void => {
  const { cell } = store.get(at)
  const stop = store.subscribe(at, () => {
    const now = store.get(at)
    if (now.edit === edit && now.cell === cell) return
    stop()
    dropEdit(store, at, edit)
  })
  store.markStale(at)
}

interface QueuedCellsProps {
  classId: string
  subjectId: string
  store: CellStore
}

/** Shows what an earlier page has typed into these cells, until the device has sent it. Renders nothing itself. */
export function QueuedCells({ classId, subjectId, store }: QueuedCellsProps) {
  const visible = useRef(new Map<string, readonly [string, CellEdit][]>())
  useQueuedCallsEffect((all) => {
    const calls = all.filter(({ about }) => about.schoolClassId === classId)
    for (const { key, state, body } of calls) {
      if (visible.current.has(key) || state === 'refused' || !isOfCells(body)) continue
      if (body.shown.schoolSubjectId !== subjectId) continue
      const edits = body.cells.map(({ performanceLevelV2Id, performanceAssessmentId, ...cell }): [string, CellEdit] => [
        cellKey(cell),
        {
          levelId: performanceLevelV2Id,
          description: cell.description,
          assessmentId: performanceAssessmentId,
          basedOn: cell.basedOn,
          state: 'sending',
          isPersisted: true,
          resolve: () => undefined,
        },
      ])
      // Edits of this page show by themselves; of an earlier page's edits to a cell, the last one shows.
      const foreign = edits.filter(([at]) => store.get(at).edit?.isPersisted ?? !store.get(at).edit)
      for (const [at, edit] of foreign) store.setEdit(at, edit)
      visible.current.set(key, foreign)
    }
    for (const [key, edits] of visible.current) {
      const call = calls.find((one) => one.key === key)
      if (call && call.state !== 'refused') continue
      visible.current.delete(key)
      for (const [at, edit] of edits) {
        if (call) dropEdit(store, at, edit)
        else dropEditOnceRead(store, at, edit)
      }
    }
  })
  return null
}
