import type { MatrixTarget } from '@lernspur/ui/components/matrix/matrix-props'
import { useRef, useState } from 'react'
import { cellKey } from '../cells/cell-key'
import { levelChange, type TypingContext } from './cell-keys'
import type { MatrixColumn } from './columns'
import { type PastePlan, planPaste } from './paste'

type PasteTarget = MatrixTarget<{ id: string }, { id: string }>

interface Lines {
  readonly students: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[]
  readonly columns: readonly MatrixColumn[]
}

/** A pasted block: previewed on its cells, and written as one step once it is confirmed. */
export const usePaste = (
  typing: TypingContext,
  levels: Parameters<typeof planPaste>[1],
  { students, columns }: Lines,
  /** Called with the number of cells that were entered. */
  onPasted: (count: number) => void,
) => {
  const [plan, setPlan] = useState<PastePlan | null>(null)
  const { store } = typing
  const target = useRef<HTMLElement>(null)
  const end = () => {
    store.setPreview(new Map())
    setPlan(null)
  }
  /** Ends it, and goes on where the block was pasted: the buttons of the preview are gone. */
  const endAtCell = () => {
    end()
    target.current?.focus()
  }
  const start = (text: string, { row, column, element }: PasteTarget) => {
    target.current = element
    const [top, left] = [
      students.findIndex(({ id }) => id === row?.id),
      columns.findIndex(({ id }) => id === column?.id),
    ]
    const keyAt = (down: number, right: number) => {
      const student = students[down]
      const competence = columns[right]
      const key = student && competence && cellKey({ studentId: student.id, competenceId: competence.id })
      return key && typing.isOpen(key) ? key : undefined
    }
    const next = planPaste(text, levels, { students, columns, top, left, keyAt })
    store.setPreview(next.levels)
    setPlan(next)
  }
  const confirm = () => {
    if (!plan) return
    typing.step(new Map([...plan.levels].map(([key, levelId]) => [key, levelChange(typing, key, levelId)])))
    endAtCell()
    if (plan.levels.size > 0) onPasted(plan.levels.size)
  }
  const filled = plan ? [...plan.levels.keys()].filter((key) => (store.get(key).cell?.count ?? 0) > 0).length : 0
  return { plan, filled, start, confirm, end, cancel: endAtCell }
}

export type Paste = ReturnType<typeof usePaste>
