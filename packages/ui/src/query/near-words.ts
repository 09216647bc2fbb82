/** Word lengths from which one, then two typos are tolerated; shorter words match too much. */
const oneSlip = 4
const twoSlips = 8

const slipsOf = ({ length }: string): number => (length < oneSlip ? 0 : length < twoSlips ? 1 : 2)

/**
 * The smallest number of typos (a letter too many, missing, replaced, or two swapped) that turn `typed` into a prefix
 * of `word`, computed row by row.
 */
const distance = (typed: string, word: string): number => {
  let [before, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, column) => column)]
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at]
    for (let column = 1; column <= word.length; column += 1) {
      const cost = typed[at - 1] === word[column - 1] ? 0 : 1
      const isSwap = at > 1 && column > 1 && typed[at - 1] === word[column - 2] && typed[at - 2] === word[column - 1]
      const [left = 0, above = 0, corner = 0] = [next[column - 1], row[column], row[column - 1]]
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(left + 1, above + 1, corner + cost, swapped))
    }
    ;[before, row] = [row, next]
  }
  return Math.min(...row)
}

/** Whether a typed word is a prefix of `word`, tolerating typos. Both are folded already. */
export const isNearStart = (word: string, typed: string): boolean => distance(typed, word) <= slipsOf(typed)
