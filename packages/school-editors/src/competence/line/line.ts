import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { v7 } from 'uuid'

/** One line of the editor: a domain, or a competence of the domain above it. */
export interface Line {
  /** Id of the row, or of the row to be created. */
  readonly id: string
  readonly kind: 'domain' | 'competence'
  /** Name of a domain, or a competence as a sentence. Empty while it is being written. */
  readonly text: string
  /** Short mark of a domain; empty for a competence. */
  readonly symbol: string
  /** What the child says of itself where it can do that; empty for a domain. */
  readonly childSentence: string
  /** What heads the competence's column; empty for a domain. */
  readonly shortTitle: string
  /** What each level means, lowest first; empty for a domain, and where nothing is described. */
  readonly levelDescriptions: readonly string[]
}

/** A domain with its competences, as lines hold them. */
export interface DomainLines {
  readonly domain: Line
  readonly competences: readonly Line[]
}

export const newLine = (kind: Line['kind'], text = '', symbol = ''): Line => ({
  id: v7(),
  kind,
  text,
  symbol,
  childSentence: '',
  shortTitle: '',
  levelDescriptions: [],
})

/** Stored contents of a subject as lines. */
export const linesOf = (domains: readonly CompetenceDomain[]): readonly Line[] =>
  domains.flatMap(({ id, name, symbol, competences }): Line[] => [
    { id, kind: 'domain', text: name, symbol: symbol ?? '', childSentence: '', shortTitle: '', levelDescriptions: [] },
    ...competences.map(
      (row): Line => ({
        id: row.id,
        kind: 'competence',
        text: row.description,
        symbol: '',
        childSentence: row.childSentence ?? '',
        shortTitle: row.shortTitle ?? '',
        levelDescriptions: row.levelDescriptions ?? [],
      }),
    ),
  ])

/** Lines by domain. The first line is a domain, as the operations on lines see to. */
export const groupsOf = (lines: readonly Line[]): readonly DomainLines[] => {
  const groups: { domain: Line; competences: Line[] }[] = []
  for (const line of lines) {
    if (line.kind === 'domain') groups.push({ domain: line, competences: [] })
    else groups.at(-1)?.competences.push(line)
  }
  return groups
}

/** How many lines belong to the line at an index: itself, and the competences of a domain. */
export const blockLength = (lines: readonly Line[], at: number): number => {
  if (lines[at]?.kind !== 'domain') return 1
  const next = lines.findIndex((line, index) => index > at && line.kind === 'domain')
  return (next === -1 ? lines.length : next) - at
}
