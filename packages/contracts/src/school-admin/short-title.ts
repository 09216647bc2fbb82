/** What most competences begin with, and what tells none of them apart. */
const opening =
  /^(?:(?:die|der|das) (?:schülerinnen und schüler|lernenden|kinder|kind)\s+|ich\s+|the (?:students?|children|child)\s+|i\s+)?(?:kann|können|can)?\s*/iu

/** Words that a title does not end with. */
const linking = new Set(
  (
    'und oder sowie der die das den dem des ein eine einen einem einer eines in im an am auf aus bei beim mit nach von vom ' +
    'vor zu zum zur für über unter durch ohne um als wie so sich eigene eigenen and or the a an of on at by to with from for as'
  ).split(' '),
)

/** Characters of a proposal: what fits into two lines above a column. */
const max = 32

/** Where a clause ends and what is left of it still says what the competence is about. */
const clauseEnds = /[,;:(–]|\s(?:und|oder|sowie|and|or)\s/gu
const minClause = 8

const withoutLinking = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && linking.has(last.toLowerCase())
    ? withoutLinking(words.slice(0, -1))
    : words
}

/**
 * A short title from the text of a competence, of at most 32 characters: its first clauses
 * as far as they fit, else its first words with an ellipsis (rule subject.8).
 */
export const proposeShortTitle = (description: string): string => {
  const plain = description
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.;,]+$/u, '')
  const text = plain.replace(opening, '') || plain
  if (text.length <= max) return text
  const ends = [...text.matchAll(clauseEnds)].map(({ index }) => index)
  const end = ends.findLast((at) => at >= minClause && at <= max)
  if (end !== undefined) return text.slice(0, end).trim()
  const words = text.slice(0, max).split(' ').slice(0, -1)
  const visible = words.length > 0 ? withoutLinking(words).join(' ') : text.slice(0, max - 1)
  return `${visible.slice(0, max - 1).trimEnd()}…`
}

/** What heads the column of a competence: its own short title, else the one that its text proposes. */
export const shortTitleOf = ({
  shortTitle,
  description,
}: {
  readonly shortTitle?: string | null | undefined
  readonly description: string
}): string => shortTitle || proposeShortTitle(description)
