import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'

export type WordingLanguage = 'de' | 'en'

/** How a text refers to a child. */
export interface Addressee {
  readonly firstName: string
  /** Null while unknown; the name is then used instead. */
  readonly pronoun: Pronoun | null
}

// German names that end in an s sound take only an apostrophe: Max’, Hans’, Alice’.
const sibilantEnding = /(?:[sßxz]|ce)$/i

/** `Amiras`, `Max’`; in English `Amira’s`, `Max’s`. */
export const genitive = (name: string, language: WordingLanguage): string =>
  language === 'en' ? `${name}’s` : sibilantEnding.test(name) ? `${name}’` : `${name}s`

export type GrammaticalCase = 'nominative' | 'accusative' | 'dative'

const words: Readonly<
  Record<WordingLanguage, Readonly<Record<'she' | 'he', Readonly<Record<GrammaticalCase | 'possessive', string>>>>>
> = {
  de: {
    she: { nominative: 'sie', accusative: 'sie', dative: 'ihr', possessive: 'ihr' },
    he: { nominative: 'er', accusative: 'ihn', dative: 'ihm', possessive: 'sein' },
  },
  en: {
    she: { nominative: 'she', accusative: 'her', dative: 'her', possessive: 'her' },
    he: { nominative: 'he', accusative: 'him', dative: 'him', possessive: 'his' },
  },
}

/** The pronoun in a case; the name if there is none. */
export const pronounIn = (
  grammaticalCase: GrammaticalCase,
  { firstName, pronoun }: Addressee,
  language: WordingLanguage,
): string => (pronoun === 'she' || pronoun === 'he' ? words[language][pronoun][grammaticalCase] : firstName)

/** The possessive with its ending, `seinen`; without a pronoun, the genitive of the name, which has no ending. */
export const possessive = (ending: string, { firstName, pronoun }: Addressee, language: WordingLanguage): string =>
  pronoun === 'she' || pronoun === 'he'
    ? `${words[language][pronoun].possessive}${language === 'de' ? ending : ''}`
    : genitive(firstName, language)

/** Capitalises the first letter, `über` → `Über`. */
export const capitalised = (text: string, language: WordingLanguage): string => {
  const [first = ''] = text
  return `${first.toLocaleUpperCase(language)}${text.slice(first.length)}`
}
