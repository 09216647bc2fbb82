import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { Choice } from './draft'

interface ChoiceKeys {
  readonly studentIds: readonly string[]
  readonly levels: readonly PerformanceLevel[]
  choiceOf(studentId: string): Choice | undefined
  choose(studentId: string, choice: Choice): void
  clear(studentId: string): void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Number of students per row on this screen, so that up and down move visually. */
const perRow = (list: HTMLElement): number => {
  const children = [...list.children] as HTMLElement[]
  const top = children[0]?.offsetTop
  return Math.max(1, children.filter((child) => child.offsetTop === top).length)
}

/**
 * Makes the list of students one Tab stop: up and down move between students, left and right between levels; Home and
 * End jump, a digit sets its level and moves to the next student, 0 and Backspace clear it.
 */
export const useChoiceKeys = ({ studentIds, levels, choiceOf, choose, clear }: ChoiceKeys) => {
  const [stop, setStop] = useState(0)
  const focusAt = (list: HTMLElement, index: number) => {
    const at = Math.min(Math.max(index, 0), studentIds.length - 1)
    const child = list.children[at]
    setStop(at)
    if (child instanceof HTMLElement) child.focus()
  }
  const walkLevels = (studentId: string, by: number) => {
    const now = levels.findIndex(({ id }) => id === choiceOf(studentId))
    const next = levels[Math.min(Math.max(now + by, 0), levels.length - 1)]
    if (next && next.id !== choiceOf(studentId)) choose(studentId, next.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget
    const index = [...list.children].findIndex((child) => child.contains(event.target as Node))
    const studentId = studentIds[index]
    if (studentId === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const level = levels[Number(event.key) - 1]
    const step = steps[event.key]
    if (step !== undefined) focusAt(list, index + step * perRow(list))
    else if (event.key === 'ArrowRight') walkLevels(studentId, 1)
    else if (event.key === 'ArrowLeft') walkLevels(studentId, -1)
    else if (event.key === 'Home') focusAt(list, 0)
    else if (event.key === 'End') focusAt(list, studentIds.length - 1)
    else if (event.key === '0' || event.key === 'Backspace') clear(studentId)
    else if (level) {
      if (level.id !== choiceOf(studentId)) choose(studentId, level.id)
      focusAt(list, index + 1)
    } else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = [...event.currentTarget.children].findIndex((child) => child.contains(event.target))
    if (index >= 0) setStop(index)
  }
  return { stop: Math.min(stop, studentIds.length - 1), onKeyDown, onFocus }
}
