import { visit } from 'jsonc-parser'
import { EnmFault } from './enm-fault'

/** Where a value stands in a text, as indexes of its first letter and of the one behind its last. */
export type TextRange = readonly [start: number, end: number]

/** Names of the objects and indexes of the lists around a value. */
type Level = { readonly names: Set<string>; name: string } | { index: number }

const keyOf = (levels: readonly Level[]): string =>
  levels.map((level) => ('index' in level ? level.index : level.name)).join('.')

/**
 * Where the wanted values of a JSON text stand, by path (`schueler.0.bemerkungen.ZB`), in one pass. Throws an `EnmFault`
 * for a name that stands twice in one object.
 */
export const fieldRanges = (text: string, isWanted: (name: string) => boolean): ReadonlyMap<string, TextRange> => {
  const ranges = new Map<string, TextRange>()
  const levels: Level[] = []
  const starts: (number | undefined)[] = []
  /** The name under which the value stands that begins now. */
  const nameNow = (): string => {
    const level = levels.at(-1)
    return level && 'name' in level ? level.name : ''
  }
  const begin = () => {
    const level = levels.at(-1)
    if (level && 'index' in level) level.index += 1
  }
  const open = (offset: number, level: Level) => {
    begin()
    starts.push(isWanted(nameNow()) ? offset : undefined)
    levels.push(level)
  }
  const close = (end: number) => {
    levels.pop()
    const start = starts.pop()
    if (start !== undefined) ranges.set(keyOf(levels), [start, end])
  }
  visit(
    text,
    {
      onObjectBegin: (offset) => open(offset, { names: new Set(), name: '' }),
      onArrayBegin: (offset) => open(offset, { index: -1 }),
      onObjectEnd: (offset, length) => close(offset + length),
      onArrayEnd: (offset, length) => close(offset + length),
      onObjectProperty: (name) => {
        const level = levels.at(-1)
        if (!level || !('names' in level)) return
        if (level.names.has(name)) throw new EnmFault('content', { at: name })
        level.names.add(name)
        level.name = name
      },
      onLiteralValue: (_, offset, length) => {
        begin()
        if (isWanted(nameNow())) ranges.set(keyOf(levels), [offset, offset + length])
      },
    },
    { disallowComments: true },
  )
  return ranges
}

/** A text with values replaced, and every other letter as it was. */
export const withValues = (
  text: string,
  values: readonly { readonly range: TextRange; readonly value: unknown }[],
): string => {
  const ordered = values.toSorted((one, other) => one.range[0] - other.range[0])
  const parts = ordered.map(({ range: [start], value }, index) => [
    text.slice(ordered[index - 1]?.range[1] ?? 0, start),
    JSON.stringify(value),
  ])
  return [...parts.flat(), text.slice(ordered.at(-1)?.range[1] ?? 0)].join('')
}
