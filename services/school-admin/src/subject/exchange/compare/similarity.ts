/** A text as it is compared: case, spaces and the way that umlauts are stored make no difference. */
export const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('de')

/** Pairs of neighbouring letters with how often they occur. */
const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** A text prepared for being compared with many. */
export interface Letters {
  readonly text: string
  readonly pairs: ReadonlyMap<string, number>
}

export const lettersOf = (text: string): Letters => {
  const compared = plain(text)
  return { text: compared, pairs: pairsOf(compared) }
}

/** From 0 to 1, how many pairs of letters two texts share (Dice's coefficient); 1 for texts that compare as equal. */
export const likenessOf = (a: Letters, b: Letters): number => {
  if (a.text === b.text) return 1
  let shared = 0
  for (const [pair, count] of a.pairs) shared += Math.min(count, b.pairs.get(pair) ?? 0)
  const all = a.text.length + b.text.length - 2
  return all > 0 ? (2 * shared) / all : 0
}

/** The same for two texts. */
export const similarity = (one: string, other: string): number => likenessOf(lettersOf(one), lettersOf(other))

/** Similarity from which on a text counts as a changed one, and as one that might be meant. */
export const minLikeness = { changed: 0.8, doubtful: 0.6 } as const
