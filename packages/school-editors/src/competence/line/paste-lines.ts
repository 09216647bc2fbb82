import { type LineEdit, writeLine } from './edit-lines'
import { blockLength, type Line, newLine } from './line'
import type { OutlineDomain } from './read-outline'

const linesOfDomain = ({ name, symbol, competences }: OutlineDomain, isNamed: boolean): Line[] => [
  ...(isNamed ? [newLine('domain', name, symbol)] : []),
  ...competences.map((text) => newLine('competence', text)),
]

/**
 * Inserts pasted domains and competences after a line; an empty line is replaced, and an empty domain takes the name of
 * the first pasted one. Competences without a domain, or with one of the same name, join the domain of the line, which
 * gets `fallbackName` if it has none.
 */
export const pasteLines = (
  lines: readonly Line[],
  id: string,
  domains: readonly OutlineDomain[],
  fallbackName: string,
): LineEdit => {
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  const [first, ...others] = domains
  if (!line || !first) return { lines, focus: null }
  const around = lines.findLast((one, index) => index <= at && one.kind === 'domain')
  const fillsDomain = line.kind === 'domain' && line.text.trim() === ''
  const replaces = line.kind === 'competence' && line.text.trim() === ''
  const pasted = [
    ...linesOfDomain(first, first.name !== '' && first.name !== around?.text.trim() && !fillsDomain),
    ...others.flatMap((domain) => linesOfDomain(domain, true)),
  ]
  const named = fillsDomain
    ? writeLine(lines, id, { text: first.name || fallbackName, symbol: line.symbol || first.symbol })
    : lines
  const rest = replaces ? named.toSpliced(at, 1) : named
  const start = rest.findLastIndex((one, index) => index <= at && one.kind === 'domain')
  // A pasted domain must not take over the competences below the cursor.
  const end = pasted.some((one) => one.kind === 'domain') ? start + blockLength(rest, start) : replaces ? at : at + 1
  const last = pasted.at(-1) ?? line
  return { lines: rest.toSpliced(end, 0, ...pasted), focus: { id: last.id, at: 'end' } }
}
