import type { Language } from '@lernspur/contracts/error-catalogue'
import { Refusal } from '../call/refusal'

const texts = {
  de: {
    value: 'Ungültige Angabe.',
    choice: 'Kein erlaubter Wert.',
    field: 'Nach diesem Feld kann nicht gefiltert oder geordnet werden.',
  },
  en: {
    value: 'Invalid value.',
    choice: 'Not an allowed value.',
    field: 'This field can be neither filtered nor ordered by.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** What is wrong with one key of a list query. */
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
export const tellingFaults = <T>(read: () => T, language: Language): T => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ListFault)) throw error
    throw new Refusal('INVALID_PARAMETERS', [{ path: error.path, message: texts[language][error.kind] }])
  }
}
