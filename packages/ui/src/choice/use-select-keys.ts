import { type KeyboardEvent, useRef } from 'react'
import { matchesStart } from './query/match-query'
import type { SelectOption } from './select-option'

interface SelectKeys {
  options: readonly SelectOption[]
  /** Index of the active option. */
  at: number
  move: (to: number) => void
  choose: (option: SelectOption) => void
  close: () => void
}

const pause = 700

/** Keys of an open list: arrows, Home, End, Enter, Space, Tab, and letters that find an option by its beginning. */
export function useSelectKeys({ options, at, move, choose, close }: SelectKeys) {
  const typed = useRef({ text: '', time: 0 })

  const seek = (letter: string) => {
    const now = Date.now()
    typed.current = { text: now - typed.current.time > pause ? letter : typed.current.text + letter, time: now }
    const { text } = typed.current
    const from = text.length === 1 ? at + 1 : at
    const around = options.map((_, index) => (from + index) % options.length)
    const found = around.find((index) => matchesStart(options[index]?.label ?? '', text))
    if (found !== undefined) move(found)
  }

  return (event: KeyboardEvent) => {
    const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }
    const goal = goals[event.key]
    const option = options[at]
    const typing = Date.now() - typed.current.time < pause && typed.current.text !== ''
    if (goal !== undefined) move(Math.max(0, Math.min(goal, options.length - 1)))
    else if (event.key === 'Enter' || (event.key === ' ' && !typing)) {
      if (option !== undefined && option.disabled !== true) choose(option)
    } else if (event.key === 'Tab') close()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) seek(event.key)
    else return
    event.preventDefault()
  }
}
