import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'

/** Drafted sentences that a remark still holds word for word: an edited one was looked at (rule remark.6). */
export const stillDrafted = (drafted: readonly DraftedSentence[] | undefined, comment: string): DraftedSentence[] =>
  (drafted ?? []).filter(({ text }) => comment.includes(text))
