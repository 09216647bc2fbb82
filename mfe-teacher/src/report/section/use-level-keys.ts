import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface LevelKeys {
  /** Sets the decision, or removes it with null. */
  decide(competenceId: string, level: number | null): void
  /** Confirms proposals: of the line, of its column (all lines with its level), of the subject. */
  confirm(scope: ConfirmScope, competenceId: string): void
}

export type ConfirmScope = 'line' | 'column' | 'subject'

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=radiogroup]')]

const radiosIn = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[role=radio]')]

const chosenIn = (row: HTMLElement): HTMLElement | undefined =>
  radiosIn(row).find((radio) => radio.ariaChecked === 'true') ?? radiosIn(row)[0]

const levelOf = (radio: HTMLElement | undefined): number => Number(radio?.dataset.level)

/** Key to step: between rows, or between the levels of a row. */
const moves: Readonly<Record<string, { readonly rows?: number; readonly levels?: number }>> = {
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  Home: { rows: Number.NEGATIVE_INFINITY },
  End: { rows: Number.POSITIVE_INFINITY },
  ArrowRight: { levels: 1 },
  ArrowLeft: { levels: -1 },
}

const clamp = (value: number, length: number): number => Math.min(Math.max(value, 0), length - 1)

/**
 * Makes the levels of a subject one Tab stop: up and down move between competences, left and right between levels, a
 * digit decides and moves on, 0 and Backspace remove a decision. Enter confirms the line and moves on, with Shift all lines
 * that show its level, with Ctrl or Cmd the subject.
 */
export const useLevelKeys = ({ decide, confirm }: LevelKeys) => {
  const ref: RefObject<HTMLDivElement | null> = useRef(null)
  const [stop, setStop] = useState<string | null>(null)
  const go = (row: HTMLElement | undefined, radio = row && chosenIn(row)) => {
    if (!row || !radio) return
    setStop(row.dataset.competence ?? null)
    radio.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=radiogroup]') : null
    const competenceId = row?.dataset.competence
    if (!row || !competenceId || event.altKey) return
    const rows = rowsIn(event.currentTarget)
    const at = rows.indexOf(row)
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Enter') {
      event.preventDefault()
      confirm(isCommand ? 'subject' : event.shiftKey ? 'column' : 'line', competenceId)
      if (!isCommand && !event.shiftKey) go(rows[clamp(at + 1, rows.length)])
      return
    }
    if (isCommand) return
    const radios = radiosIn(row)
    const digit = radios.find((radio) => radio.dataset.key === event.key)
    const move = moves[event.key]
    if (move?.rows) go(rows[clamp(at + move.rows, rows.length)])
    else if (move?.levels) {
      const now = radios.findIndex((radio) => radio.ariaChecked === 'true')
      const next = radios[clamp(now + move.levels, radios.length)]
      if (next && radios.indexOf(next) !== now) decide(competenceId, levelOf(next))
      go(row, next)
    } else if (event.key === '0' || event.key === 'Backspace') decide(competenceId, null)
    else if (digit) {
      decide(competenceId, levelOf(digit))
      go(rows[clamp(at + 1, rows.length)])
    } else return
    event.preventDefault()
  }
  return { ref, stop, onKeyDown, setStop }
}
