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

/** From 0 to 1, how many pairs of letters two texts share (Dice's coefficient); 1 for texts that compare as equal. */
export const similarity = (one: string, other: string): number => {
  const a = plain(one)
  const b = plain(other)
  if (a === b) return 1
  const others = pairsOf(b)
  let shared = 0
  for (const [pair, count] of pairsOf(a)) shared += Math.min(count, others.get(pair) ?? 0)
  const all = a.length + b.length - 2
  return all > 0 ? (2 * shared) / all : 0
}

/** Similarity from which on a text counts as a changed one, and as one that might be meant. */
export const minLikeness = { changed: 0.8, doubtful: 0.6 } as const
