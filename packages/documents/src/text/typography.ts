import type { Language } from '@lernspur/contracts/wire/error-catalogue'

const quotes: Record<Language, readonly [string, string]> = { de: ['„', '“'], en: ['“', '”'] }

/** Straight quotes in pairs become the language's own; an odd one (inches, a typo) is left as typed. */
const setQuotes = (text: string, [open, close]: readonly [string, string]): string => {
  const straight = text.split('"').length - 1
  if (straight === 0 || straight % 2 === 1) return text
  let opening = false
  return text.replaceAll('"', () => {
    opening = !opening
    return opening ? open : close
  })
}

/**
 * Typewriter habits set as a printer would: quotes of the language, an apostrophe, an en dash between spaces and
 * between numbers, one ellipsis. Stored texts are never changed.
 */
export const typeset = (text: string, language: Language): string =>
  setQuotes(text, quotes[language])
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=\S) --? (?=\S)/g, ' – ')
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')

/** Paragraphs of a comment, split at line breaks, without empty ones. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
