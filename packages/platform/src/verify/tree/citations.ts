import { isCode, type SourceFile } from './tree-files'

const rulesFolder = 'packages/contracts/rules'
/** The number of a rule at its definition: `**observation.3** The day …`. */
const statement = /^\*\*([a-z-]+)\.(\d+)\*\* /gm
/** The section that holds the rules of a noun. */
const section = /^## (.+)$/gm
/** `(rule observation.3)`, `rules observation.3, report.1`; may continue on the next line of a comment. */
const citation = /\brules?(?:\s|\*|\/\/)+((?:[a-z][a-z-]*\.\d+(?:(?:,|\s|\*|\/\/|and)+(?=[a-z][a-z-]*\.\d))?)+)/g
const cited = /[a-z][a-z-]*\.\d+/g
// Written in two parts, so that this file does not find itself.
const elsewhere = new RegExp(['\\bspecif', 'ication\\b|\\(deci', 'sions: '].join(''), 'i')

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const isRules = ({ folder, name }: SourceFile): boolean => folder === rulesFolder && name.endsWith('.md')
const mayCite = (file: SourceFile): boolean =>
  isCode(file) || file.name.endsWith('.sql') || (file.name.endsWith('.md') && !isRules(file))

/** Rules of a page are numbered from 1 below the heading of their noun, and each noun has one page. */
const stated = (files: readonly SourceFile[]): { readonly rules: ReadonlySet<string>; readonly faults: string[] } => {
  const rules = new Set<string>()
  const faults: string[] = []
  for (const file of files.filter(isRules)) {
    const text = file.text()
    const last = new Map([...text.matchAll(section)].map(([, noun = '']) => [noun, 0]))
    for (const { 1: noun = '', 2: number = '', index } of text.matchAll(statement)) {
      const location = `${file.path}:${lineAt(text, index)}`
      if (last.get(noun) !== Number(number) - 1) faults.push(`${location} states ${noun}.${number} out of its order.`)
      if (rules.has(`${noun}.${number}`)) faults.push(`${location} states ${noun}.${number} again.`)
      last.set(noun, Number(number))
      rules.add(`${noun}.${number}`)
    }
  }
  return { rules, faults }
}

/** Citations of unknown rules, and citations of anything but the product's rules. */
export const citationViolations = (files: readonly SourceFile[]): string[] => {
  const { rules, faults } = stated(files)
  const broken = files.filter(mayCite).flatMap((file) => {
    const text = file.text()
    const locations = [...text.matchAll(citation)].flatMap(({ 1: list = '', index }) =>
      [...list.matchAll(cited)].map(([rule]) => ({ rule, line: lineAt(text, index) })),
    )
    return [
      ...locations.flatMap(({ rule, line }) =>
        rules.has(rule) ? [] : `${file.path}:${line} cites rule ${rule}, which ${rulesFolder} does not state.`,
      ),
      ...text
        .split('\n')
        .flatMap((line, index) =>
          elsewhere.test(line) ? `${file.path}:${index + 1} cites what is not in the project; cite a rule.` : [],
        ),
    ]
  })
  return [...faults, ...broken]
}
