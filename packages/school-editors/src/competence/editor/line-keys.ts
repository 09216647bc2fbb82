import type { KeyboardEvent } from 'react'

/** What a key asks for in a line; null where the browser does its own. */
export type LineCommand = 'next' | 'deeper' | 'back' | 'delete' | 'up' | 'down' | 'above' | 'below' | 'undo' | 'redo'

/** Height of a line that does not wrap, in px. */
const oneLine = 46

const isFlat = ({ clientHeight }: HTMLElement): boolean => clientHeight <= oneLine

/**
 * Reads a key: Enter ends a line, Tab and Shift-Tab at its start change its depth, Backspace deletes an empty one, Alt
 * and an arrow moves it, arrows go from line to line. Elsewhere Tab moves the focus on, as usual.
 */
export const commandOf = (event: KeyboardEvent<HTMLTextAreaElement>): LineCommand | null => {
  const { key, shiftKey, altKey, currentTarget: field } = event
  const isControl = event.ctrlKey || event.metaKey
  const isAtStart = field.selectionEnd === 0
  const isAtEnd = field.selectionStart === field.value.length
  // An input method uses Enter and arrows to choose among characters.
  if (event.nativeEvent.isComposing) return null
  if (isControl && key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  if (isControl && key.toLowerCase() === 'y') return 'redo'
  if (isControl) return null
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  if (key === 'Enter' && !shiftKey) return 'next'
  if (key === 'Tab' && isAtStart) return shiftKey ? 'back' : 'deeper'
  if (key === 'Backspace' && field.value === '') return 'delete'
  if (key === 'ArrowUp' && (isAtStart || isFlat(field))) return 'above'
  if (key === 'ArrowDown' && (isAtEnd || isFlat(field))) return 'below'
  return null
}
