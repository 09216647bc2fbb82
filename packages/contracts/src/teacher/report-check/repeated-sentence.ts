import { nameForms, type RemarkRange } from './remark-word'
import { sentencesOf } from './sentence'

/** The remarks of one report, and whose they are. */
export interface ReportRemarks {
  readonly studentFirstName: string
  readonly remarks: readonly string[]
}

/** Sentences that occur in many reports, by `sentenceKey`, with the number of reports. */
export type RepeatedSentences = ReadonlyMap<string, number>

/** In fewer reports, half of them means nothing. */
const minReports = 4

/** Shorter ones ("Weiter so!") are greetings rather than judgements. */
const minLength = 15

/** A sentence without whatever differs from child to child: name, pronoun, possessive, letter case and marks. */
export const sentenceKey = (sentence: string, firstName: string): string =>
  sentence
    .normalize('NFC')
    .replace(new RegExp(`(?<!\\p{L})${nameForms(firstName.normalize('NFC'))}(?!\\p{L})`, 'gu'), '§')
    .toLowerCase()
    .replace(/(?<!\p{L})(?:er|sie|ihn|ihm|ihr|he|she|him|her)(?!\p{L})/gu, '§')
    .replace(/(?<!\p{L})(?:sein|ihr)(e[mnrs]?)?(?!\p{L})/gu, '§')
    .replace(/[^\p{L}\p{N}§]+/gu, ' ')
    .trim()

/**
 * Sentences that occur in at least half of the reports, if there are at least four; names and pronouns do not count.
 */
export const repeatedSentences = (reports: readonly ReportRemarks[]): RepeatedSentences => {
  const counts = new Map<string, number>()
  for (const { studentFirstName, remarks } of reports) {
    const keys = new Set(remarks.flatMap(sentencesOf).map(({ text }) => sentenceKey(text, studentFirstName)))
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const least = Math.ceil(reports.length / 2)
  if (reports.length < minReports) return new Map()
  return new Map([...counts].filter(([key, count]) => key.length >= minLength && count >= least))
}

/** The sentences of one remark that occur in many reports. */
export const repeatedIn = (
  remark: string,
  firstName: string,
  repeated: RepeatedSentences,
): (RemarkRange & { readonly count: number })[] =>
  sentencesOf(remark).flatMap((range) => {
    const count = repeated.get(sentenceKey(range.text, firstName))
    return count === undefined ? [] : [{ ...range, count }]
  })
