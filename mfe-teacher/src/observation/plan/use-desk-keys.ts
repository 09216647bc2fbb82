import type { Desk } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { KeyboardEvent } from 'react'
import { levelOfKey } from '../../level/level-keys'
import type { DraftStore } from '../draft/draft-store'
import { isComposing } from '../is-composing'
import { neighbourOf } from './arrange'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface DeskKeys {
  readonly desks: readonly Desk[]
  readonly levels: readonly PerformanceLevel[]
  readonly store: DraftStore
  select(studentId: string): void
}

/** Keys on a plan: arrows go to the nearest desk, a digit sets its level, 0 and Backspace clear it. */
export const useDeskKeys =
  ({ desks, levels, store, select }: DeskKeys) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const studentId = event.target instanceof HTMLElement ? event.target.dataset.desk : undefined
    if (studentId === undefined || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const level = levelOfKey(levels, event.key)
    if (step) {
      const next = neighbourOf(desks, studentId, step)
      if (next) {
        select(next.studentId)
        event.currentTarget.querySelector<HTMLElement>(`[data-desk="${next.studentId}"]`)?.focus()
      }
    } else if (event.key === '0' || event.key === 'Backspace') store.change({ kind: 'clear', studentIds: [studentId] })
    else if (level) {
      select(studentId)
      if (level.id !== store.get().choices.get(studentId)) store.change({ kind: 'child', studentId, choice: level.id })
    } else return
    event.preventDefault()
  }
