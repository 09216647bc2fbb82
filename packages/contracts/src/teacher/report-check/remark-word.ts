/** A part of a remark, as a place in its text. */
export interface RemarkRange {
  /** Index of the first character. */
  readonly start: number
  readonly length: number
  readonly text: string
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A letter, a digit, or a hyphen within a word: characters that do not end a word of the printed page. */
const inWord = String.raw`[\p{L}\p{M}\p{N}]`

/** All places where a pattern matches whole words; `Anna` does not match in `Anna-Lena`. */
export const wholeWords = (text: string, pattern: string): RemarkRange[] => {
  const found = text.matchAll(new RegExp(`(?<!${inWord}|${inWord}-)(?:${pattern})(?!${inWord}|-${inWord})`, 'gu'))
  return [...found].map((match) => ({ start: match.index, length: match[0].length, text: match[0] }))
}

/** Pattern of a name within a sentence: any space between its parts, and a genitive, `Amiras` or `Max’`. */
export const nameForms = (name: string): string => {
  const parts = name.trim().split(/\s+/).map(escaped)
  return `${parts.join(String.raw`\s+`)}(?:['’´]?s|['’´])?`
}
