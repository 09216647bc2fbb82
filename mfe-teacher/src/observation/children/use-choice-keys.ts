import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { type FocusEvent, type KeyboardEvent, startTransition, useState } from 'react'
import { levelOfKey } from '../../level/level-keys'
import type { DraftStore } from '../draft/draft-store'
import { isComposing } from '../is-composing'

interface ChoiceKeys {
  readonly studentIds: readonly string[]
  readonly levels: readonly PerformanceLevel[]
  readonly store: DraftStore
  /** Unfolds the note of a child, which then takes the focus; null folds it. */
  readonly onNote: (studentId: string | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Number of students per row on this screen, so that up and down move visually. */
const perRow = (list: HTMLElement): number => {
  const children = [...list.children] as HTMLElement[]
  const top = children[0]?.offsetTop
  return Math.max(1, children.filter((child) => child.offsetTop === top).length)
}

/**
 * Makes the levels of all students one Tab stop: up and down move between students, left and right between levels; Home
 * and End jump, a digit sets its level and moves to the next student, 0 and Backspace clear it, Enter opens the note. In
 * a note Enter moves to the next student; Escape goes back to the levels from note and photo. All other keys are the
 * text's own.
 */
export const useChoiceKeys = ({ studentIds, levels, store, onNote }: ChoiceKeys) => {
  const [stop, setStop] = useState(0)
  /** Sets where the next Tab starts, after the effect of the tap or key is drawn. */
  const moveStop = (at: number) => startTransition(() => setStop(at))
  const focusLevels = (list: HTMLElement, index: number) => {
    const at = Math.min(Math.max(index, 0), studentIds.length - 1)
    moveStop(at)
    list.children[at]?.querySelector<HTMLElement>('[role=radiogroup]')?.focus()
  }
  const walkLevels = (studentId: string, by: number) => {
    const choice = store.get().choices.get(studentId)
    const now = levels.findIndex(({ id }) => id === choice)
    const next = levels[Math.min(Math.max(now + by, 0), levels.length - 1)]
    if (next && next.id !== choice) store.change({ kind: 'child', studentId, choice: next.id })
  }
  const enterNote = (list: HTMLElement, index: number, studentId: string) => {
    list.children[index]?.querySelector<HTMLElement>('[data-note]')?.focus()
    onNote(studentId)
  }
  const leaveNote = (list: HTMLElement, index: number) => {
    focusLevels(list, index)
    onNote(null)
  }
  const onNoteKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Enter' && isText && !event.shiftKey) leaveNote(event.currentTarget, index + 1)
    else if (event.key === 'Escape') leaveNote(event.currentTarget, index)
    else return
    event.preventDefault()
  }
  const onLevelKey = (event: KeyboardEvent<HTMLElement>, index: number, studentId: string) => {
    const list = event.currentTarget
    const level = levelOfKey(levels, event.key)
    const step = steps[event.key]
    const isOption = event.target instanceof Element && event.target.getAttribute('role') === 'radio'
    if (step !== undefined) focusLevels(list, index + step * perRow(list))
    else if (event.key === 'ArrowRight') walkLevels(studentId, 1)
    else if (event.key === 'ArrowLeft') walkLevels(studentId, -1)
    else if (event.key === 'Home') focusLevels(list, 0)
    else if (event.key === 'End') focusLevels(list, studentIds.length - 1)
    else if (event.key === '0' || event.key === 'Backspace') store.change({ kind: 'clear', studentIds: [studentId] })
    else if (event.key === 'Enter' && !isOption) enterNote(list, index, studentId)
    else if (event.key === 'Escape') leaveNote(list, index)
    else if (level) {
      if (level.id !== store.get().choices.get(studentId)) store.change({ kind: 'child', studentId, choice: level.id })
      focusLevels(list, index + 1)
    } else return
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const index = [...event.currentTarget.children].findIndex((child) => child.contains(target as Node))
    const studentId = studentIds[index]
    if (studentId === undefined || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest('[role=radiogroup]')) onLevelKey(event, index, studentId)
    else onNoteKey(event, index)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = [...event.currentTarget.children].findIndex((child) => child.contains(event.target))
    if (index >= 0) moveStop(index)
  }
  return { stop: Math.min(stop, studentIds.length - 1), onKeyDown, onFocus }
}
