import { useQueuedCalls } from '@lernspur/app-kit'
import type { EnterSkillCells } from '@lernspur/contracts/skill-cell.contract'
import { useEffect, useRef } from 'react'
import type { CellEdit } from './cell-edit'
import { keyOf } from './cell-key'
import type { CellStore } from './cell-store'

/** A call that entered cells, by its body: the queue keeps calls of all kinds. */
const isOfCells = (body: unknown): body is EnterSkillCells =>
  typeof body === 'object' && body !== null && 'shown' in body && 'cells' in body

interface QueuedCellsProps {
  classId: string
  subjectId: string
  store: CellStore
}

/**
 * Shows what an earlier page has typed into these cells and the device has not sent yet, until it is sent. It draws
 * nothing itself: the queue changes several times with each cell that is typed, and the board must not follow.
 */
export function QueuedCells({ classId, subjectId, store }: QueuedCellsProps) {
  const calls = useQueuedCalls(classId)
  const shown = useRef(new Map<string, readonly [string, CellEdit][]>())
  useEffect(() => {
    for (const { key, state, body } of calls) {
      if (shown.current.has(key) || state === 'refused' || !isOfCells(body)) continue
      if (body.shown.schoolSubjectId !== subjectId) continue
      const edits = body.cells.map(({ performanceLevelV2Id, performanceAssessmentId, ...cell }): [string, CellEdit] => [
        keyOf(cell),
        {
          levelId: performanceLevelV2Id,
          description: cell.description,
          assessmentId: performanceAssessmentId,
          basedOn: cell.basedOn,
          state: 'sending',
          isKept: true,
          settle: () => undefined,
        },
      ])
      // What is typed here shows itself.
      const foreign = edits.filter(([at]) => store.get(at).edit === undefined)
      for (const [at, edit] of foreign) store.setEdit(at, edit)
      shown.current.set(key, foreign)
    }
    for (const [key, edits] of shown.current) {
      if (calls.some((call) => call.key === key && call.state !== 'refused')) continue
      shown.current.delete(key)
      for (const [at, edit] of edits) if (store.get(at).edit === edit) store.setEdit(at, undefined)
    }
  }, [calls, subjectId, store])
  return null
}
