import { roleOf } from './depths'
import type { OutlineNode } from './outline'
import type { OutlineOptions } from './reading-depths'

/** A competence with the school levels that it is meant for; empty for all. */
interface CompetencePart {
  readonly node: OutlineNode
  readonly levels: readonly number[]
}

/** A domain of a subject, from the entries above its competences. */
export interface DomainParts {
  readonly groups: readonly OutlineNode[]
  readonly levels: readonly number[]
  /** The file has the domain without any competence. */
  readonly isEmpty: boolean
  readonly competences: CompetencePart[]
}

/** What is below a subject, and all school levels that are named there. */
export interface SubjectParts {
  readonly domains: readonly DomainParts[]
  readonly levels: readonly number[]
}

/** School levels of all that is below an entry; empty if some of it is for all levels. */
const levelsBelow = ({ children }: OutlineNode): readonly number[] => {
  const below = children.map((child) => (child.schoolLevels.length > 0 ? child.schoolLevels : levelsBelow(child)))
  return below.some((levels) => levels.length === 0) ? [] : [...new Set(below.flat())]
}

/**
 * Domains and competences below a subject: entries at the depth of competences, and leaves above it. A leaf whose kind
 * is that of groups is a domain without competences.
 */
export const partsOf = (
  subject: OutlineNode,
  above: readonly number[],
  { subjectDepth, competenceDepth }: OutlineOptions,
  groupKinds: ReadonlySet<string>,
): SubjectParts => {
  const domains: DomainParts[] = []
  const levelsOf = ({ schoolLevels }: OutlineNode, inherited: readonly number[]) =>
    schoolLevels.length > 0 ? schoolLevels : inherited
  const isGroup = ({ kind, children }: OutlineNode): boolean =>
    children.length > 0 || (kind !== null && (groupKinds.has(kind) || roleOf(kind) === 'domain'))
  const walk = (node: OutlineNode, groups: readonly OutlineNode[], inherited: readonly number[], depth: number) => {
    let open: DomainParts | undefined
    if (node.children.length === 0 && groups.length > 0) {
      domains.push({ groups, levels: inherited, isEmpty: true, competences: [] })
    }
    for (const child of node.children) {
      const levels = levelsOf(child, inherited)
      if (depth + 1 < competenceDepth && isGroup(child)) {
        walk(child, [...groups, child], levels, depth + 1)
        continue
      }
      if (!open) {
        open = { groups, levels: inherited, isEmpty: false, competences: [] }
        domains.push(open)
      }
      open.competences.push({ node: child, levels: levels.length > 0 ? levels : levelsBelow(child) })
    }
  }
  const own = levelsOf(subject, above)
  walk(subject, [], own, subjectDepth)
  const named = domains.flatMap(({ levels, isEmpty, competences }) =>
    isEmpty ? levels : competences.flatMap((competence) => competence.levels),
  )
  return { domains, levels: domains.length > 0 ? named : own }
}
