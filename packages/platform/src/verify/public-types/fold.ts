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

/** How to write shorter what repeats the type of this constant; nothing where the type is a line long. */
const foldsOf = (of: PublicType): Fold[] => {
  const [, name, type = ''] = of.text.match(constant) ?? []
  const lines = type.split('\n')
  if (!name || lines.length < 3) return []
  const complete = { of, length: type.length, pattern: patternOf(lines), replacement: `typeof ${name}` }
  const isObject = lines[0] === '{' && lines.at(-1) === '}'
  const spread = { ...complete, pattern: patternOf(lines.slice(1, -1)), replacement: `...typeof ${name};` }
  return isObject ? [complete, spread] : [complete]
}

/** The compiler may list what is spread in any order. */
const sortSpreads = (text: string): string =>
  text.replace(/(?: *\.\.\.typeof .*\n){2,}/g, (lines) => `${lines.trimEnd().split('\n').sort().join('\n')}\n`)

/**
 * The compiler writes out the type of a constant wherever it is used. Here the constant is named instead, so that a
 * change of it is a change of one place. `wordsOf` tells the words of the file that some declarations were made from: a
 * constant that is not among them only happens to have the same type.
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
