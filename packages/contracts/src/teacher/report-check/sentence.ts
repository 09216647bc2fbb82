import type { RemarkRange } from './remark-word'

/** Where a sentence may end: its mark with closing quotes, or the end of a paragraph. */
const ends = /[.!?…]+["“”»«)]*(?=\s|$)|\n+/g

// "z. B.", "3. Klasse" and "u. a." end no sentence.
const isAbbreviation = (before: string, after: string): boolean =>
  /(?:^|[\s(.])(?:\p{L}|\d+|bzw|usw|ca|etc|vgl|Dr|Nr|St|Mr|Mrs|Ms)$/u.test(before) && /^\s+\S/.test(after)

/** The sentences of a text with their positions, without surrounding space. */
export const sentencesOf = (text: string): RemarkRange[] => {
  const sentences: RemarkRange[] = []
  let from = 0
  const take = (to: number) => {
    const raw = text.slice(from, to)
    const own = raw.trim()
    if (own !== '') sentences.push({ start: from + raw.indexOf(own), length: own.length, text: own })
    from = to
  }
  for (const { 0: mark, index } of text.matchAll(ends)) {
    const to = index + mark.length
    if (mark === '.' && isAbbreviation(text.slice(from, index), text.slice(to))) continue
    take(to)
  }
  take(text.length)
  return sentences
}
