import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import { redrafted } from '../draft/drafted-changes'
import { type MergeRow, mergeRows } from '../draft/line-merge'
import type { ReportSection, SectionChange } from '../draft/section'
import { insertAt, type TextWithCursor } from '../wording/expand-code'

/** A remark before and after an insertion. */
export interface RemarkInsertion extends TextWithCursor {
  readonly change: SectionChange
  /** The inserted text, as it is in the remark. */
  readonly added: string
}

/** Inserts a text at the selection of a remark; drafted sentences stay marked. */
export const insertInto = (
  { comment }: ReportSection,
  { start, end }: { readonly start: number; readonly end: number },
  added: string,
  sentences: readonly DraftedSentence[] = [],
): RemarkInsertion => {
  const typed = insertAt(comment, start, end, added)
  const change = { comment: typed.text, ...(sentences.length > 0 && { drafted: redrafted(sentences) }) }
  return { ...typed, change, added: added.trim() }
}

/** Removes the inserted text, wherever it is now; undefined if it was edited meanwhile. */
export const removeInsertion = ({ comment }: ReportSection, added: string): SectionChange | undefined => {
  const at = comment.indexOf(added)
  if (at < 0) return undefined
  const before = comment.slice(0, at)
  const after = comment.slice(at + added.length)
  return {
    comment: /\s$/.test(before) && (after === '' || /^\s/.test(after)) ? before.slice(0, -1) + after : before + after,
  }
}

const typedIn = (rows: readonly MergeRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'differs' ? row.mine.trim() : [])).filter((text) => text !== '')

/** The text that a draft replaced, with anything typed into the draft since then at its position. */
export const undoDraft = ({ comment }: Pick<ReportSection, 'comment'>, before: string, draft: string): string => {
  if (comment === before) return before
  const at = draft === '' ? -1 : comment.indexOf(draft)
  if (at >= 0) return (comment.slice(0, at) + before + comment.slice(at + draft.length)).trimStart()
  const rows = mergeRows(comment, draft)
  const [first] = rows
  const ahead = first?.kind === 'differs' && first.theirs === '' ? 1 : 0
  return [...typedIn(rows.slice(0, ahead)), before, ...typedIn(rows.slice(ahead))]
    .filter((text) => text !== '')
    .join(' ')
}
