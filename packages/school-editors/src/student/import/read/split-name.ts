import type { NameOrder } from './titles'

/** Particles that begin a family name: "von Berg", "El Amrani". */
const particles = new Set(
  'von vom vander van de del della der den des di da do dos du la le les ten ter zu zum zur al el ben bin ibn abu'.split(
    ' ',
  ),
)

export const beginsFamilyName = (word: string): boolean => particles.has(word.toLocaleLowerCase('de'))

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** First and last name of "Emma-Luise von Berg", or of "von Berg Emma-Luise" where the family name comes first. */
export const splitName = (text: string, order: NameOrder): readonly [string, string] => {
  const all = wordsOf(text)
  if (order === 'last') {
    const end = all.findIndex((word) => !beginsFamilyName(word)) + 1
    return [all.slice(end).join(' '), all.slice(0, end).join(' ')]
  }
  const particle = all.findIndex((word, index) => index > 0 && beginsFamilyName(word))
  const cut = particle > 0 && particle < all.length - 1 ? particle : Math.max(1, all.length - 1)
  return [all.slice(0, cut).join(' '), all.slice(cut).join(' ')]
}

/** The names before and after the comma of "Özdemir, Mia", where the last name comes first. Null without one. */
export const splitAtComma = (text: string): readonly [string, string] | null => {
  const [before = '', after, ...rest] = text.split(',').map((part) => part.trim())
  return after === undefined || after === '' || rest.length > 0 ? null : [before, after]
}

/** The text without a leading number or bullet. */
export const withoutNumber = (text: string): string => text.replace(/^\s*(?:\d+\s*[.):]|\d+\s|[-•*])\s*/, '').trim()
