import type { KeyboardEvent } from 'react'
import type { LineTexts } from '../line/edit-lines'
import type { Line } from '../line/line'

/** What a line can do; the functions stay the same while the lines change. */
export interface LineActions {
  write(line: Line, change: LineTexts): void
  press(line: Line, event: KeyboardEvent<HTMLTextAreaElement>): void
  /** Reads several lines or columns as lines of their own; true if it did. */
  paste(line: Line, text: string): boolean
  /** Moves a line to the position of another. */
  move(id: string, overId: string): void
  shift(line: Line, by: 'up' | 'down'): void
  /** Makes a line a competence or a domain. */
  turn(line: Line, to: 'deeper' | 'back'): void
  remove(line: Line): void
  addBelow(line: Line): void
  addCompetence(): void
  addDomain(): void
  /** Called with the text field of a line, and with null when it is removed. */
  register(id: string, field: HTMLTextAreaElement | null): void
}
