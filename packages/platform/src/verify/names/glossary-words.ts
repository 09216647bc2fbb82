import { nameWords } from './name-words'

/** Where a word is allowed anyway: within this sequence of words, or as this full name. */
export interface Exception {
  /** A sequence of words such as `keep alive`; a single word is a full name. */
  readonly words: readonly string[]
  readonly isFullName: boolean
  /** The folder that the exception is limited to; empty for everywhere. */
  readonly folder: string
}

export interface UnusedWord {
  /** What to say instead, for the complaint. */
  readonly instead: string
  readonly exceptions: readonly Exception[]
}

/** What the glossary says about declared names. */
export interface GlossaryWords {
  readonly unused: ReadonlyMap<string, UnusedWord>
  /** Type names that do not say what the type is, such as `Asked`. */
  readonly bareTypes: ReadonlySet<string>
}

const wordsHeading = '## Words not used in names'
const typesHeading = '## Participles that are not types'

const section = (glossary: string, heading: string): string => {
  const [, rest] = `\n${glossary}`.split(`\n${heading}\n`)
  if (rest === undefined) throw new Error(`The glossary lacks the section “${heading}”.`)
  return rest.split('\n## ')[0] ?? ''
}

const exceptionOf = (text: string): Exception => {
  const [, name = text, folder = ''] = text.match(/^(.*?)\s*\((.+)\)$/) ?? []
  return { words: nameWords(name), isFullName: !name.includes(' '), folder }
}

const list = (cell: string, separator: string): string[] =>
  cell
    .replaceAll('`', '')
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Reads the glossary's two sections about names. */
export const readGlossaryWords = (glossary: string): GlossaryWords => {
  const rows = section(glossary, wordsHeading)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (words |---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const unused = rows.flatMap(([, words = '', instead = '', but = '']) => {
    const exceptions = list(but, ';').map(exceptionOf)
    return list(words, ',').map((word) => [word, { instead, exceptions }] as const)
  })
  const types = section(glossary, typesHeading)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => list(line.slice(2), ','))
  return { unused: new Map(unused), bareTypes: new Set(types) }
}
