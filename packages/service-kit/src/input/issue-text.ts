import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { namePattern } from '@lernspur/contracts/wire/fields'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type Text = readonly [de: string, en: string]

const unit = (origin: string, amount: number): Text => {
  if (origin === 'string') return ['Zeichen', amount === 1 ? 'character' : 'characters']
  if (origin === 'array' || origin === 'set') return amount === 1 ? ['Eintrag', 'entry'] : ['Einträge', 'entries']
  return ['', '']
}

const bound = (side: Text, origin: string, limit: number): Text => {
  const [de, en] = unit(origin, limit)
  return [`${side[0]} ${limit} ${de}`.trim(), `${side[1]} ${limit} ${en}`.trim()]
}

const formats: Readonly<Record<string, Text>> = {
  email: ['Keine gültige E-Mail-Adresse', 'Not a valid e-mail address'],
  date: ['Kein gültiges Datum', 'Not a valid date'],
  uuid: ['Keine gültige Kennung', 'Not a valid id'],
}

const plainName: Text = [
  'Keine Webadresse (nach einem Punkt ein Leerzeichen), kein @ und kein Steuerzeichen',
  'No web address (a space after a full stop), no @ and no control character',
]

const describe = (issue: Issue): Text => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? ['Pflichtangabe fehlt', 'Required']
        : ['Die Angabe hat die falsche Art', 'The value has the wrong type']
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? ['Darf nicht leer sein', 'Must not be empty']
        : bound(['Mindestens', 'At least'], issue.origin, Number(issue.minimum))
    case 'too_big':
      return bound(['Höchstens', 'At most'], issue.origin, Number(issue.maximum))
    case 'invalid_format':
      if (issue.pattern === String(namePattern)) return plainName
      return formats[issue.format] ?? ['Ungültiges Format', 'Invalid format']
    case 'unrecognized_keys':
      return ['Enthält unbekannte Felder', 'Has unknown fields']
    case 'invalid_value':
      return ['Kein erlaubter Wert', 'Not an allowed value']
    default:
      return ['Ungültige Angabe', 'Invalid value']
  }
}

/** Describes what is wrong with a field, without the value that was sent. */
export const issueText = (issue: Issue, language: Language): string => {
  const [de, en] = describe(issue)
  return `${language === 'de' ? de : en}.`
}
