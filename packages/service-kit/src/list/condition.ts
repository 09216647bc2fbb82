import type { FieldKind } from '@lernspur/contracts/wire/list'
import type { Fragment, Transaction } from '../call/call'
import { type ListFilter, wordsOf } from './list-request'

/** German alphabetical order, which sorts ä with a. */
export const germanOrder = 'de-x-icu'

/** The same, but a number counts as one: 2 comes before 10. */
export const naturalOrder = 'natural_order'

/** Escapes `%`, `_` and `\` of a value in a pattern. */
const literally = (value: string): string => value.replace(/[\\%_]/g, '\\$&')

/** A value cast to the type of its field. */
const cast = (tx: Transaction, kind: FieldKind, value: string): Fragment => {
  switch (kind) {
    case 'uuid':
    case 'uuids':
      return tx`${value}::uuid`
    case 'integer':
      return tx`${value}::bigint`
    case 'boolean':
      return tx`${value === 'true'}::boolean`
    case 'instant':
      return tx`${value}::timestamptz`
    case 'day':
      return tx`${value}::date`
    default:
      return tx`${value}::text`
  }
}

/** Several values as one array parameter. */
const castAll = (tx: Transaction, kind: FieldKind, values: readonly string[]): Fragment => {
  const list = [...values]
  switch (kind) {
    case 'uuid':
    case 'uuids':
      return tx`${list}::uuid[]`
    case 'integer':
      return tx`${list}::bigint[]`
    case 'instant':
      return tx`${list}::timestamptz[]`
    case 'day':
      return tx`${list}::date[]`
    default:
      return tx`${list}::text[]`
  }
}

/** Case-insensitive match by the collation of German and every other script, whatever the database's locale. */
const matches = (tx: Transaction, text: Fragment, pattern: string): Fragment =>
  tx`${text} collate ${tx(germanOrder)} ilike ${pattern}`

const compare = (tx: Transaction, column: Fragment, { kind, type }: ListFilter, value: string): Fragment => {
  // Text compares in its sort order.
  const left = kind === 'text' ? tx`${column} collate ${tx(germanOrder)}` : column
  const right = cast(tx, kind, value)
  if (type === 'gt') return tx`${left} > ${right}`
  if (type === 'gte') return tx`${left} >= ${right}`
  if (type === 'lt') return tx`${left} < ${right}`
  return tx`${left} <= ${right}`
}

const folded = (tx: Transaction, text: Fragment): Fragment => tx`fold_text(${text})`

/** A condition for an index, met by all rows that have a word, as `fold_text` makes it, and by few others. */
export type Near = (word: Fragment) => Fragment

/**
 * The part of a word that tells most rows apart: of a mail address the part before its domain, which everybody else at a
 * school has as well. An index of trigrams would read all people for each trigram of it.
 */
const distinctivePart = (word: string): string => /^.*[\p{L}\p{N}]{3}.*?@(?=.)/u.exec(word)?.[0] ?? word

/**
 * Every word of the value somewhere in the text, whatever its case and accents; `searched` is the row's text as
 * `search_text` makes it. The longest word, or what tells rows apart in it, is a condition of its own and comes first,
 * because an index of trigrams can look up one pattern, but not several at once.
 */
const matchesWords = (tx: Transaction, searched: Fragment, value: string, near?: Near): Fragment => {
  const words = wordsOf(value).toSorted((a, b) => b.length - a.length)
  const [max] = words
  if (max === undefined) return tx`true`
  const part = distinctivePart(max)
  const pattern = (word: string): string => `%${literally(word)}%`
  const others = words.slice(part === max ? 1 : 0).map(pattern)
  const all = tx`${searched} like ${folded(tx, tx`${pattern(part)}::text`)}`
  const first = near && max.length > 1 ? tx`${near(folded(tx, tx`${max}::text`))} and ${all}` : all
  if (others.length === 0) return tx`(${first})`
  const patterns = tx`select array_agg(${folded(tx, tx`pattern`)}) from unnest(${others}::text[]) as pattern`
  return tx`(${first} and ${searched} like all ((${patterns})::text[]))`
}

const anElement = (tx: Transaction, column: Fragment, pattern: string): Fragment =>
  tx`exists (select 1 from unnest(${column}) as element where ${matches(tx, tx`element::text`, pattern)})`

/**
 * SQL of one condition. A missing value is unequal to every other, so `ne` and `notin` keep it. `contains`,
 * `startswith` and `endswith` ignore case and take the value literally; `search` wants every word somewhere, with or
 * without accents; `like` and `ilike` take a pattern; the array types want all of the elements, or one that starts or ends
 * so. `searched` is the column as `search_text` makes it, where that is stored, and `near` finds its words.
 */
export const condition = (
  tx: Transaction,
  column: Fragment,
  filter: ListFilter,
  searched?: Fragment,
  near?: Near,
): Fragment => {
  const { kind, type, values } = filter
  const value = values[0] ?? ''
  switch (type) {
    case 'eq':
      return tx`${column} = ${cast(tx, kind, value)}`
    case 'ne':
      return tx`${column} is distinct from ${cast(tx, kind, value)}`
    case 'in':
      return tx`${column} = any(${castAll(tx, kind, values)})`
    case 'notin':
      return tx`(${column} is null or ${column} <> all(${castAll(tx, kind, values)}))`
    case 'isnull':
      return tx`${column} is null`
    case 'isnotnull':
      return tx`${column} is not null`
    case 'like':
      return tx`${column} like ${value}`
    case 'ilike':
      return matches(tx, column, value)
    case 'contains':
      return matches(tx, column, `%${literally(value)}%`)
    case 'startswith':
      return matches(tx, column, `${literally(value)}%`)
    case 'endswith':
      return matches(tx, column, `%${literally(value)}`)
    case 'search':
      return matchesWords(tx, searched ?? tx`search_text(${column})`, value, near)
    case 'arraycontains':
      return tx`${column} @> ${castAll(tx, kind, values)}`
    case 'arraystartswith':
      return anElement(tx, column, `${literally(value)}%`)
    case 'arrayendswith':
      return anElement(tx, column, `%${literally(value)}`)
    default:
      return compare(tx, column, filter, value)
  }
}
