import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'

/** A drafted sentence with its position in the remark. */
export interface DraftedRange {
  readonly sentence: DraftedSentence
  readonly start: number
  readonly length: number
}

/**
 * The positions of drafted sentences in a remark, in order; a sentence that is part of another is only found outside
 * it.
 */
export const draftedRanges = (comment: string, drafted: readonly DraftedSentence[]): DraftedRange[] => {
  const ranges: DraftedRange[] = []
  const isFree = (start: number, length: number) =>
    ranges.every((range) => start + length <= range.start || range.start + range.length <= start)
  // The longest first, so that a short one does not match within it.
  for (const sentence of drafted.toSorted((a, b) => b.text.length - a.text.length)) {
    const { length } = sentence.text
    let start = length > 0 ? comment.indexOf(sentence.text) : -1
    while (start >= 0 && !isFree(start, length)) start = comment.indexOf(sentence.text, start + 1)
    if (start >= 0) ranges.push({ sentence, start, length })
  }
  return ranges.toSorted((a, b) => a.start - b.start)
}

/** The drafted sentence that the cursor is in or at the edge of. */
export const rangeAt = (ranges: readonly DraftedRange[], cursor: number | null): DraftedRange | undefined =>
  cursor === null ? undefined : ranges.find(({ start, length }) => start <= cursor && cursor <= start + length)

/** The first that begins after the cursor, else the first of all. */
export const rangeAfter = (ranges: readonly DraftedRange[], cursor: number | null): DraftedRange | undefined =>
  ranges.find(({ start }) => start > (cursor ?? -1)) ?? ranges[0]
