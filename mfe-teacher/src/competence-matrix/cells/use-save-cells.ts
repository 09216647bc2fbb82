import { appendCall, discardCall, today, useTranslation } from '@lernspur/app-runtime'
import {
  competenceCellRoutes,
  type EnterCompetenceCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useEffect, useRef } from 'react'
import type { SendCells } from './cell-sender'

/**
 * Saves cells: on the device first, and on the server as soon as there is a network. A refusal is shown at the cells,
 * which keep what was typed, and is removed from the device; once the matrix is left, it stays there. Cells keep the
 * day on which they were typed, however late they are sent.
 */
export const useSaveCells = (classId: string, selection: EnterCompetenceCells['shown']): SendCells => {
  const { t } = useTranslation('teacher.skills')
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return async (cells, key, onPersisted) => {
    const { sent } = await appendCall({
      operation: competenceCellRoutes.enterSkillCells,
      params: { schoolClassId: classId },
      body: { shown: selection, cells: cells.map((cell) => ({ ...cell, observedAt: today() })) },
      about: {
        schoolClassId: classId,
        title: t(($) => $.waiting, { count: cells.length }),
        cells: cells.map(({ studentId, competenceId }) => ({ studentId, competenceId })),
      },
      stale: ['observation'],
      key,
    })
    onPersisted()
    const entered = await sent.catch(async (error) => {
      if (isMounted.current) await discardCall(key)
      throw error
    })
    if (isMounted.current && entered.results.some(({ outcome }) => outcome !== 'saved')) await discardCall(key)
    return entered
  }
}
