import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import type { DomainContent } from '../../../content/subject-content'
import { ImportFault } from '../../fault/import-fault'
import type { FileSubject } from '../../file-subject'
import { type Depth, depthsOf } from './depths'
import { ItemFaults } from './item-faults'
import {
  competenceText,
  domainTexts,
  isForLevel,
  levelTexts,
  sentenceText,
  shortTitleText,
  subjectTexts,
} from './item-texts'
import { type Outline, type OutlineNode, outlineLimits } from './outline'
import type { OutlineOptions } from './reading-depths'
import { type DomainParts, partsOf } from './subject-parts'

/** A domain with what it holds for a school level; undefined where that is nothing. */
const domainFor = (parts: DomainParts, subject: OutlineNode, level: number | null, faults: ItemFaults) => {
  const { groups, levels } = parts
  const competences = parts.competences.filter((one) => isForLevel(level, one.levels))
  if (competences.length === 0 && !(parts.isEmpty && isForLevel(level, levels))) return undefined
  const last = groups.at(-1) ?? subject
  if (competences.length > competenceLimits.competences) faults.add('tooManyCompetences', last)
  return {
    originId: null,
    // Competences directly below a subject are in a domain with the subject's name.
    ...domainTexts(groups.length > 0 ? groups : [subject], last, faults),
    competences: competences.map(({ node }) => {
      const childSentence = sentenceText(node, faults)
      const shortTitle = shortTitleText(node)
      const levelDescriptions = levelTexts(node, faults)
      const description = competenceText(node, level, faults)
      const texts = {
        ...(childSentence && { childSentence }),
        ...(shortTitle && { shortTitle }),
        ...(levelDescriptions && { levelDescriptions }),
      }
      return { originId: null, description, ...texts }
    }),
  } satisfies DomainContent
}

/** The school levels that a subject is made for; one null where the file names none. */
const wantedLevels = (named: ReadonlySet<number>, schoolLevel: number | null): (number | null)[] => {
  if (named.size === 0) return [schoolLevel]
  const wanted = [...named].toSorted((one, other) => one - other)
  return schoolLevel === null ? wanted : wanted.filter((level) => level === schoolLevel)
}

/** Kinds of entries that have others below them: a leaf of such a kind is a domain without competences. */
const groupKindsOf = (depths: readonly Depth[]): Set<string> =>
  new Set(
    depths.flatMap(({ nodes }) => nodes.flatMap(({ kind, children }) => (kind && children.length > 0 ? [kind] : []))),
  )

/** What the entries above the subjects say of their school levels. */
const levelsAbove = (depths: readonly Depth[]): Map<OutlineNode, readonly number[]> => {
  const levels = new Map<OutlineNode, readonly number[]>()
  for (const node of depths.flatMap(({ nodes }) => nodes)) {
    const own = node.schoolLevels.length > 0 ? node.schoolLevels : (levels.get(node) ?? [])
    for (const child of node.children) levels.set(child, own)
  }
  return levels
}

/**
 * The subjects of a curriculum by a reading: one for each entry at the depth of subjects and each school level that is
 * named below it. Throws an ImportFault that names everything that does not fit.
 */
export const outlineSubjects = (outline: Outline, reading: OutlineOptions): FileSubject[] => {
  const faults = new ItemFaults()
  const depths = depthsOf(outline)
  const { subjectDepth, competenceDepth } = reading
  if (competenceDepth <= subjectDepth) faults.add('competenceAbove')
  for (const { nodes } of depths.slice(0, subjectDepth)) {
    for (const node of nodes) if (node.children.length === 0) faults.add('aboveSubject', node)
  }
  faults.refuseAny()
  const groupKinds = groupKindsOf(depths)
  const above = levelsAbove(depths.slice(0, subjectDepth))
  const found = (depths[subjectDepth]?.nodes ?? []).flatMap((node) => {
    const parts = partsOf(node, above.get(node) ?? [], reading, groupKinds)
    return wantedLevels(new Set(parts.levels), reading.schoolLevel).map((level) => ({ node, parts, level }))
  })
  if (found.length === 0) faults.add('noSubject')
  if (found.length > outlineLimits.subjects) {
    throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason: 'tooManySubjects' }])
  }
  const subjects = found.map(({ node, parts, level }): FileSubject => {
    const domains = parts.domains.flatMap((one) => domainFor(one, node, level, faults) ?? [])
    if (domains.length > competenceLimits.domains) faults.add('tooManyDomains', node)
    return { originId: null, ...subjectTexts(node, faults), schoolLevel: level, domains }
  })
  faults.refuseAny()
  return subjects
}
