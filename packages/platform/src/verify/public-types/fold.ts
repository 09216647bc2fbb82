import type { PublicType } from './public-types'

const constant = /^(?:declare )?const ([\w$]+): ([\s\S]*);$/

interface Fold {
  readonly of: PublicType
  readonly length: number
  readonly pattern: RegExp
  readonly replacement: string
}

const literally = (line: string): string => line.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (lines: readonly string[]): RegExp => new RegExp(lines.map(literally).join('\\n *'), 'g')

/** How to shorten repetitions of this constant's type; undefined if the type fits on one line. */
const foldsOf = (of: PublicType): Fold[] => {
  const [, name, type = ''] = of.text.match(constant) ?? []
  const lines = type.split('\n')
  if (!name || lines.length < 3) return []
  const complete = { of, length: type.length, pattern: patternOf(lines), replacement: `typeof ${name}` }
  const isObject = lines[0] === '{' && lines.at(-1) === '}'
  const spread = { ...complete, pattern: patternOf(lines.slice(1, -1)), replacement: `...typeof ${name};` }
  return isObject ? [complete, spread] : [complete]
}

/** The compiler may list spread members in any order. */
const sortSpreads = (text: string): string =>
  text.replace(/(?: *\.\.\.typeof .*\n){2,}/g, (lines) => `${lines.trimEnd().split('\n').sort().join('\n')}\n`)

/**
 * The compiler writes out a constant's type wherever it is used. This names the constant instead, so that a change
 * shows in one place. `wordsOf` returns the words of the source of some declarations: a constant not among them only
 * happens to have the same type.
 */
export const fold = (
  types: readonly PublicType[],
  wordsOf: (declarations: string) => ReadonlySet<string>,
): PublicType[] => {
  const folds = types.flatMap(foldsOf).sort((a, b) => b.length - a.length)
  return types.map((type) => {
    const words = type.file === undefined ? undefined : wordsOf(type.file)
    const own = type.text.match(constant)?.[2] ?? type.text
    const fitting = folds.filter(({ of, length }) => of !== type && length < own.length && words?.has(of.name))
    const text = fitting.reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), type.text)
    return { ...type, text: sortSpreads(text) }
  })
}
