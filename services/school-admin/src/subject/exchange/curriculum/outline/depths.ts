import type { Outline, OutlineNode } from './outline'

/** What the entries of one depth have in common. */
export interface Depth {
  readonly nodes: readonly OutlineNode[]
  /** What most of them are called; null where the file does not say. */
  readonly kind: string | null
}

const commonKind = (nodes: readonly OutlineNode[]): string | null => {
  const counts = new Map<string, number>()
  for (const { kind } of nodes) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** The depths of an outline from that of its documents, 0. */
export const depthsOf = ({ roots }: Outline): Depth[] => {
  const depths: Depth[] = []
  let nodes: readonly OutlineNode[] = roots
  while (nodes.length > 0) {
    depths.push({ nodes, kind: commonKind(nodes) })
    nodes = nodes.flatMap(({ children }) => children)
  }
  return depths
}

/** What an entry is, as far as the name of its kind tells. */
export const roleOf = (kind: string | null): 'subject' | 'domain' | 'competence' | null => {
  if (kind === null) return null
  if (/bereich|domain|strand|cluster|area\b|領域/i.test(kind)) return 'domain'
  if (/^(unterrichts|schul)?fach$|^subject$/i.test(kind)) return 'subject'
  return /kompetenz|competenc|standard|skill|objective|lernziel/i.test(kind) ? 'competence' : null
}
