import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import {
  filtersMax,
  filterValueLengthMax,
  filterValuesMax,
  ordersMax,
  searchWordsMax,
} from '@lernspur/contracts/wire/list'
import { ApiError } from '../call/api-error'

/** How much one list may ask for (rule list.7). */
export const listBounds = {
  filters: filtersMax,
  values: filterValuesMax,
  characters: filterValueLengthMax,
  words: searchWordsMax,
  orders: ordersMax,
} as const

const texts = {
  de: {
    value: 'Ungültige Angabe.',
    choice: 'Kein erlaubter Wert.',
    field: 'Nach diesem Feld kann nicht gefiltert oder geordnet werden.',
    filters: `Höchstens ${listBounds.filters} Bedingungen.`,
    values: `Höchstens ${listBounds.values} Werte.`,
    characters: `Höchstens ${listBounds.characters} Zeichen.`,
    words: `Höchstens ${listBounds.words} Wörter.`,
    orders: `Höchstens ${listBounds.orders} Felder.`,
  },
  en: {
    value: 'Invalid value.',
    choice: 'Not an allowed value.',
    field: 'This field can be neither filtered nor ordered by.',
    filters: `At most ${listBounds.filters} conditions.`,
    values: `At most ${listBounds.values} values.`,
    characters: `At most ${listBounds.characters} characters.`,
    words: `At most ${listBounds.words} words.`,
    orders: `At most ${listBounds.orders} fields.`,
  },
} as const satisfies Record<Language, Record<string, string>>

/** A fault of one key of a list query. */
class ListFault extends Error {
  constructor(
    readonly path: string,
    readonly kind: keyof (typeof texts)['de'],
  ) {
    super(`${path}: ${kind}`)
  }
}

/** Refuses a list query: the value at `path` is invalid. */
export const fault = (path: string, kind: ListFault['kind'] = 'value'): never => {
  throw new ListFault(path, kind)
}

/** Runs `read`; a fault becomes INVALID_PARAMETERS in the language of the request. */
export const withLocalizedFaults = <T>(read: () => T, language: Language): T => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ListFault)) throw error
    throw new ApiError('INVALID_PARAMETERS', [{ path: error.path, message: texts[language][error.kind] }])
  }
}
