import { sentencesOf } from '@lernspur/contracts/teacher/report-check/sentence'

/** Lines that both texts have, or a place where they differ. */
export type MergeRow =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'differs'; readonly mine: string; readonly theirs: string }

/** What is kept of a place where two texts differ; `both` keeps the other's first. */
export type MergeChoice = 'mine' | 'theirs' | 'both'

/** Sentences with the space after them, so that joining them gives the text again. */
const pieces = (text: string): string[] => {
  const starts = sentencesOf(text).map(({ start }) => start)
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1] ?? text.length))
}

const isSame = (one: string | undefined, another: string | undefined): boolean => one?.trim() === another?.trim()

/** Lengths of the longest common sequence of what follows each pair of pieces. */
const commonLengths = (mine: readonly string[], theirs: readonly string[]): number[][] => {
  const lengths = Array.from({ length: mine.length + 1 }, () => Array<number>(theirs.length + 1).fill(0))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      const length = isSame(mine[row], theirs[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, length)
    }
  }
  return lengths
}

/** Two texts side by side, sentence by sentence (rule report-subject.3). */
export const mergeRows = (mineText: string, theirsText: string): MergeRow[] => {
  const [mine, theirs] = [pieces(mineText), pieces(theirsText)]
  const lengths = commonLengths(mine, theirs)
  const rows: MergeRow[] = []
  let [row, column] = [0, 0]
  let open = { mine: '', theirs: '' }
  const close = () => {
    if (open.mine !== '' || open.theirs !== '') rows.push({ kind: 'differs', ...open })
    open = { mine: '', theirs: '' }
  }
  while (row < mine.length || column < theirs.length) {
    const [own, other] = [mine[row], theirs[column]]
    if (own !== undefined && other !== undefined && isSame(own, other)) {
      close()
      rows.push({ kind: 'same', text: own })
      row += 1
      column += 1
    } else if (
      other === undefined ||
      (own !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      open = { ...open, mine: open.mine + (own ?? '') }
      row += 1
    } else {
      open = { ...open, theirs: open.theirs + other }
      column += 1
    }
  }
  close()
  return rows
}

const chosenText = (row: MergeRow, choice: MergeChoice): readonly string[] => {
  if (row.kind === 'same') return [row.text]
  return choice === 'both' ? [row.theirs, row.mine] : [row[choice]]
}

/** The text of the chosen lines; one choice for each place where the texts differ, in their order. */
export const mergedText = (rows: readonly MergeRow[], choices: readonly MergeChoice[]): string => {
  let place = -1
  return rows
    .flatMap((row) => {
      if (row.kind === 'differs') place += 1
      return chosenText(row, choices[place] ?? 'both')
    })
    .filter((text) => text !== '')
    .reduce((all, text) => (all === '' || /\s$/.test(all) ? all + text : `${all} ${text}`), '')
    .trimEnd()
}
