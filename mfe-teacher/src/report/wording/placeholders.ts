import {
  type Addressee,
  capitalised,
  type GrammaticalCase,
  genitive,
  possessive,
  pronounIn,
  type WordingLanguage,
} from './grammar'

const cases: Readonly<Record<string, readonly [GrammaticalCase, WordingLanguage]>> = {
  er: ['nominative', 'de'],
  ihn: ['accusative', 'de'],
  ihm: ['dative', 'de'],
  he: ['nominative', 'en'],
  him: ['accusative', 'en'],
}

/** Placeholders by language, as they are offered; capitalised, as at the start of a sentence, they work as well. */
export const placeholders: Readonly<Record<WordingLanguage, readonly string[]>> = {
  de: ['Name', 'Names', 'er', 'ihn', 'ihm', 'sein', 'seine', 'seinen', 'seinem', 'seiner', 'seines'],
  en: ['Name', 'Name’s', 'he', 'him', 'his'],
}

const wordOf = (word: string, spoken: Addressee): string | undefined => {
  if (word === 'name') return spoken.firstName
  if (word === 'names') return genitive(spoken.firstName, 'de')
  if (word === 'name’s' || word === "name's") return genitive(spoken.firstName, 'en')
  const known = cases[word]
  if (known) return pronounIn(known[0], spoken, known[1])
  if (word === 'his') return possessive('', spoken, 'en')
  const ending = /^sein(e[mnrs]?)?$/.exec(word)
  return ending ? possessive(ending[1] ?? '', spoken, 'de') : undefined
}

/** Fills in the placeholders of a text block for a child (rule text-block.1); unknown ones stay. */
export const fillBlock = (text: string, spoken: Addressee): string =>
  text.replace(/\{([\p{L}'’]+)\}/gu, (match, word: string) => {
    const value = wordOf(word.toLowerCase(), spoken)
    if (value === undefined) return match
    return /^\p{Lu}/u.test(word) ? capitalised(value, 'de') : value
  })
