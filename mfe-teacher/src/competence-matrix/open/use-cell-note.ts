import { useLeaveGuard, useTranslation } from '@lernspur/app-runtime'
import { useRef } from 'react'
import type { CellSender } from '../cells/cell-sender'

/**
 * The unsaved note of an open cell, undefined if there is none. It is saved when the cell is left, and also when the
 * page is left, hidden or closed, or its session ends, while the cell is open.
 */
export const useCellNote = (sender: CellSender, onNote: (description: string) => void) => {
  const { t } = useTranslation('teacher.skills')
  const note = useRef<string>(undefined)
  const set = (description: string | undefined) => {
    note.current = description
  }
  const save = () => {
    const { current } = note
    set(undefined)
    if (current !== undefined) onNote(current)
  }
  const saveNote = () => {
    save()
    return sender.whenPersisted()
  }
  useLeaveGuard({
    get isOpen() {
      return note.current !== undefined
    },
    loss: t(($) => $.unsaved, { count: 1 }),
    flush: saveNote,
    persist: saveNote,
  })
  return { note, set, save }
}
