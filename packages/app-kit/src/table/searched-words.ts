import { filterValueLengthMax, searchWordsMax } from '@lernspur/contracts/wire/list'

/** The words that the server searches by: no more than it takes (rule list.7). */
export const searchedWords = (typed: string): string =>
  typed.trim().split(/\s+/).slice(0, searchWordsMax).join(' ').slice(0, filterValueLengthMax)
