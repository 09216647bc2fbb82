import { sentencesOf } from '@lernspur/contracts/teacher/report-check/sentence'
import { diffIndices } from 'node-diff3'

/** Lines that both texts have, or a place where they differ. */
export type MergeRow =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'differs'; readonly mine: string; readonly theirs: string }

/** What to keep where two texts differ; `both` puts the other user's text first. */
export type MergeChoice = 'mine' | 'theirs' | 'both'

/** Sentences with the space after them, so that joining them gives the text again. */
const pieces = (text: string): string[] => {
  const starts = sentencesOf(text).map(({ start }) => start)
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1] ?? text.length))
}

/** Two texts side by side, sentence by sentence (rule report-subject.3). */
export const mergeRows = (mineText: string, theirsText: string): MergeRow[] => {
  const mine = pieces(mineText)
  const theirs = pieces(theirsText)
  const trimmed = (all: readonly string[]) => all.map((piece) => piece.trim())
  const sameRows = (from: number, to: number) => mine.slice(from, to).map((text): MergeRow => ({ kind: 'same', text }))
  const rows: MergeRow[] = []
  let end = 0
  for (const difference of diffIndices(trimmed(mine), trimmed(theirs))) {
    const [start, length] = difference.buffer1
    const [theirStart, theirLength] = difference.buffer2
    rows.push(...sameRows(end, start), {
      kind: 'differs',
      mine: mine.slice(start, start + length).join(''),
      theirs: theirs.slice(theirStart, theirStart + theirLength).join(''),
    })
    end = start + length
  }
  return [...rows, ...sameRows(end, mine.length)]
}

const chosenText = (row: MergeRow, choice: MergeChoice): readonly string[] => {
  if (row.kind === 'same') return [row.text]
  return choice === 'both' ? [row.theirs, row.mine] : [row[choice]]
}

/** The text of the chosen lines; one choice for each place where the texts differ, in their order. */
export const mergedText = (rows: readonly MergeRow[], choices: readonly MergeChoice[]): string => {
  let index = -1
  return rows
    .flatMap((row) => {
      if (row.kind === 'differs') index += 1
      return chosenText(row, choices[index] ?? 'both')
    })
    .filter((text) => text !== '')
    .reduce((all, text) => (all === '' || /\s$/.test(all) ? all + text : `${all} ${text}`), '')
    .trimEnd()
}
