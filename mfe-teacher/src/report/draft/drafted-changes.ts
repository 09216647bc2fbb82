import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'

/**
 * Changes to single drafted sentences, by their text: the redrafted one, or null for one that was looked at. Sent one
 * by one, so that marks set by somebody else meanwhile are not touched (rule remark.6).
 */
export type DraftedChange = ReadonlyMap<string, DraftedSentence | null>

export const redrafted = (sentences: readonly DraftedSentence[]): DraftedChange =>
  new Map(sentences.map((sentence) => [sentence.text, sentence]))

export const lookedAt = (sentences: readonly DraftedSentence[]): DraftedChange =>
  new Map(sentences.map(({ text }) => [text, null]))

/** The marked sentences that the comment still has after a change; an edited one counts as looked at. */
export const withDrafted = (
  known: readonly DraftedSentence[] | undefined,
  change: DraftedChange = new Map(),
  comment: string,
): DraftedSentence[] =>
  [...(known ?? []).filter(({ text }) => !change.has(text)), ...change.values()]
    .filter((sentence) => sentence !== null)
    .filter(({ text }) => comment.includes(text))

interface DraftedComment {
  readonly comment: string
  readonly drafted?: readonly DraftedSentence[] | undefined
}

/**
 * A change rebased onto what somebody else has saved. A sentence that the other user has edited, but that is still in
 * the user's own comment as drafted, stays one that nobody has looked at.
 */
export const rebasedDrafted = (
  base: DraftedComment,
  theirs: DraftedComment,
  { comment, drafted = new Map() }: { readonly comment?: string; readonly drafted?: DraftedChange },
): DraftedChange => {
  const marked = new Set(theirs.drafted?.map(({ text }) => text))
  const unchanged = (base.drafted ?? []).filter(
    ({ text }) => comment?.includes(text) && !marked.has(text) && !theirs.comment.includes(text),
  )
  return new Map(
    [...redrafted(unchanged), ...drafted].filter(([text, sentence]) => sentence !== null || marked.has(text)),
  )
}
