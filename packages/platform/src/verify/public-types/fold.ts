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
  const whole = { of, length: type.length, pattern: patternOf(lines), replacement: `typeof ${name}` }
  const isObject = lines[0] === '{' && lines.at(-1) === '}'
  const spread = { ...whole, pattern: patternOf(lines.slice(1, -1)), replacement: `...typeof ${name};` }
  return isObject ? [whole, spread] : [whole]
}

/** The compiler may list what is spread in any order. */
const sortSpreads = (text: string): string =>
  text.replace(/(?: *\.\.\.typeof .*\n){2,}/g, (lines) => `${lines.trimEnd().split('\n').sort().join('\n')}\n`)

/**
 * The compiler writes out the type of a constant wherever it is used. Here the constant is named instead, so that a
 * change of it is a change of one place. Of two constants of one type, the neighbour is named.
 */
export const fold = (types: readonly PublicType[]): PublicType[] => {
  const folds = types.flatMap(foldsOf)
  return types.map((type) => {
    const isNear = ({ of }: Fold) => Number(of.entry === type.entry)
    const fitting = folds
      // A constant that happens to have the type of another is none of its uses.
      .filter(({ of, length }) => of !== type && length < (type.text.match(constant)?.[2] ?? type.text).length)
      .sort((a, b) => b.length - a.length || isNear(b) - isNear(a))
    const text = fitting.reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), type.text)
    return { ...type, text: sortSpreads(text) }
  })
}
