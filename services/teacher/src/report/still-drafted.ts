import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'

/** Drafted sentences that a remark still contains word for word: an edited one counts as looked at (rule remark.6). */
export const stillDrafted = (drafted: readonly DraftedSentence[] | undefined, comment: string): DraftedSentence[] =>
  (drafted ?? []).filter(({ text }) => comment.includes(text))
