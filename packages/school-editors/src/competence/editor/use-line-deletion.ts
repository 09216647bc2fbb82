import { useConfirm, useToast, useTranslation } from '@lernspur/app-runtime'
import { type RefObject, useState } from 'react'
import { type LineEdit, removeLine } from '../line/edit-lines'
import { blockLength, type Line } from '../line/line'

/** The lines as they are now, and how to change them. */
interface EditedLines {
  readonly lines: readonly Line[]
  /** Entries of a competence that has any. */
  readonly entries: ReadonlyMap<string, number>
  apply(edit: LineEdit | null): void
  /** Announces the result of an action. */
  announce(text: string): void
}

/**
 * Deletes a line, or a domain with its competences, after saying what goes with it. A line with entries stays (rule
 * subject.5). Every deletion can be undone.
 */
export const useLineDeletion = (editing: RefObject<EditedLines>) => {
  const { t } = useTranslation('school-editors.competence')
  const confirm = useConfirm()
  const toast = useToast()

  const entriesOf = (block: readonly Line[]) =>
    block.reduce((sum, { id }) => sum + (editing.current.entries.get(id) ?? 0), 0)

  /** Says why a line with entries stays; false if it has none. */
  const isInUse = (block: readonly Line[]): boolean => {
    const count = entriesOf(block)
    if (count === 0) return false
    const isDomain = block[0]?.kind === 'domain'
    toast({
      text: isDomain ? t(($) => $.inUse.domain, { count }) : t(($) => $.inUse.competence, { count }),
      tone: 'error',
    })
    return true
  }

  const take = (line: Line) => {
    const { lines, apply, announce } = editing.current
    const at = lines.findIndex(({ id }) => id === line.id)
    const block = lines.slice(at, at + blockLength(lines, at))
    apply(removeLine(lines, line.id))
    const text = t(($) => $.deleted, { name: line.text || t(($) => $.emptyLine) })
    announce(text)
    toast({
      text,
      undo: () => editing.current.apply({ lines: restoreLines(editing.current.lines, block, at), focus: null }),
    })
  }

  const remove = async (line: Line) => {
    const { lines } = editing.current
    const at = lines.findIndex(({ id }) => id === line.id)
    const block = lines.slice(at, at + blockLength(lines, at))
    if (isInUse(block)) return
    const count = block.length - 1
    const isSure =
      count === 0 ||
      (await confirm({
        title: t(($) => $.deleteDomain.title, { name: line.text }),
        description: t(($) => $.deleteDomain.text, { count }),
        confirmLabel: t(($) => $.deleteDomain.confirm),
        theme: 'danger',
      }))
    if (isSure) take(line)
  }
  const latest = { remove, isInUse }
  const [stable] = useState(() => ({ current: latest }))
  stable.current = latest
  return stable
}

/** Restores deleted lines at their position, without duplicating lines that are back already. */
const restoreLines = (lines: readonly Line[], block: readonly Line[], at: number): readonly Line[] => {
  const known = new Set(lines.map(({ id }) => id))
  const missing = block.filter(({ id }) => !known.has(id))
  const index = missing[0]?.kind === 'competence' ? Math.max(1, at) : at
  return lines.toSpliced(Math.min(index, lines.length), 0, ...missing)
}
