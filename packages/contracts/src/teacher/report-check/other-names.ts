import { nameForms, type RemarkRange, wholeWords } from './remark-word'

/** First and last name of a child of the class. */
export interface ChildName {
  readonly firstName: string
  readonly lastName: string
}

export interface OtherName extends RemarkRange {
  /** First name of the other child, as the class knows it. */
  readonly name: string
}

/** First names that are also common words: they mean a child only together with the last name. */
const words = new Set(
  (
    'Mai Rosa Rose Viola Jasmin Iris Lilie Linde Heide April Juni Juli August Sommer Winter Sonne Luna Ernst Till Wolf ' +
    'Frei Gut Reich Stark Jung Lieb Engel Art Bill Will May June Joy Hope Faith Grace Lily Daisy Ivy Summer Dawn Sky ' +
    'Rob Sue Drew Pat Chance Page Ruby Pearl Heather Holly Olive Penny Carol Melody Rich Frank'
  ).split(' '),
)

const partsOf = (name: string): string[] => name.split(/[\s-]+/).filter((part) => part.length > 1)

const normal = ({ firstName, lastName }: ChildName): ChildName => ({
  firstName: firstName.normalize('NFC').trim(),
  lastName: lastName.normalize('NFC').trim(),
})

const fullName = ({ firstName, lastName }: ChildName): string => `${firstName} ${lastName}`

// Compares the letters first, because the patterns cost far more.
const rangesOf = (text: string, name: string): RemarkRange[] =>
  name.length > 1 && text.includes(name.split(/\s/)[0] ?? name) ? wholeWords(text, nameForms(name)) : []

const liesWithin = (range: RemarkRange, other: RemarkRange): boolean =>
  other.start <= range.start && range.start + range.length <= other.start + other.length

/**
 * Names of other children in a remark, with German and English genitives (rule remark.2). A name does not count if the
 * child shares any part of it or if it may be a genitive of the child's own, nor does a first name that is a common
 * word.
 */
export const otherNames = (remark: string, own: ChildName, others: readonly ChildName[]): OtherName[] => {
  const text = remark.normalize('NFC')
  const self = normal(own)
  const ownRanges = [fullName(self), self.firstName, self.lastName, ...partsOf(self.firstName)].flatMap((name) =>
    rangesOf(text, name),
  )
  const found = new Map<number, OtherName>()
  for (const other of others.map(normal)) {
    const names = [fullName(other), ...(words.has(other.firstName) ? [] : [other.firstName])]
    for (const range of names.flatMap((name) => rangesOf(text, name))) {
      const isLonger = range.length > (found.get(range.start)?.length ?? 0)
      const isOwn = ownRanges.some((known) => liesWithin(range, known))
      if (isLonger && !isOwn) found.set(range.start, { ...range, name: other.firstName })
    }
  }
  return [...found.values()].toSorted((one, another) => one.start - another.start)
}
