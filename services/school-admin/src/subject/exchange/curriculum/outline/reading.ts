import type { ImportReading } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { ImportFault } from '../../fault/import-fault'
import type { FileSubject } from '../../file-subject'
import { type Depth, depthsOf, roleOf } from './depths'
import type { Outline } from './outline'
import { outlineSubjects } from './outline-subjects'
import type { OutlineOptions, ReadingChoice } from './reading-depths'

/** What was read of a curriculum, and how. */
export interface CurriculumSubjects {
  readonly contents: readonly FileSubject[]
  readonly reading: ImportReading
}

const exampleMax = 80

const leavesOf = ({ nodes }: Depth): number => nodes.filter(({ children }) => children.length === 0).length

/** The depth of subjects by the name of its kind, else the documents. */
const defaultSubjectDepth = (depths: readonly Depth[]): number =>
  Math.max(
    0,
    depths.findIndex(({ kind }) => roleOf(kind) === 'subject'),
  )

/** The depth of competences by the name of its kind, else the one below the domains, else the one with most leaves. */
const defaultCompetenceDepth = (depths: readonly Depth[], above: number): number => {
  const roles = depths.map(({ kind }, depth) => (depth > above ? roleOf(kind) : null))
  const named = roles.lastIndexOf('competence')
  if (named > 0) return named
  const domains = roles.lastIndexOf('domain')
  if (domains > 0) return domains + 1
  const ends = depths.map((depth, at) => (at > above ? leavesOf(depth) : -1))
  return Math.max(above + 1, ends.lastIndexOf(Math.max(...ends)))
}

const schoolLevelsOf = (depths: readonly Depth[]): number[] =>
  [...new Set(depths.flatMap(({ nodes }) => nodes.flatMap(({ schoolLevels }) => schoolLevels)))].toSorted(
    (one, other) => one - other,
  )

/** Readings to propose, the likeliest first. */
const proposals = (depths: readonly Depth[], schoolLevel: number | null | undefined): OutlineOptions[] => {
  const subjectDepth = defaultSubjectDepth(depths)
  const typical = { subjectDepth, competenceDepth: defaultCompetenceDepth(depths, subjectDepth) }
  const others = depths.flatMap((_, subject) =>
    depths.slice(subject + 1).map((__, at) => ({ subjectDepth: subject, competenceDepth: subject + 1 + at })),
  )
  // A whole framework may hold more subjects than one import takes; its first level alone does not.
  const levels = schoolLevel === undefined ? [null, ...schoolLevelsOf(depths).slice(0, 1)] : [schoolLevel]
  return levels.flatMap((level) => [typical, ...others].map((one) => ({ ...one, schoolLevel: level })))
}

/** The subjects, or the faults that this reading has. */
const attempt = (outline: Outline, reading: OutlineOptions): readonly FileSubject[] | ImportFault => {
  try {
    return outlineSubjects(outline, reading)
  } catch (error) {
    if (error instanceof ImportFault) return error
    throw error
  }
}

const describe = (outline: Outline, depths: readonly Depth[], reading: OutlineOptions): ImportReading => ({
  ...reading,
  depths: depths.map(({ nodes, kind }) => ({
    kind,
    count: nodes.length,
    example: nodes[0]?.text.slice(0, exampleMax) ?? '',
  })),
  schoolLevels: schoolLevelsOf(depths),
  licence: outline.licence,
  ...(outline.endedCount && { endedCount: outline.endedCount }),
})

/**
 * The subjects of a curriculum by the reading that the user chose, or by the likeliest reading without faults. Throws
 * the faults of the chosen reading, or those of the likeliest if all have some.
 */
export const readOutline = (outline: Outline, choice: ReadingChoice): CurriculumSubjects => {
  const depths = depthsOf(outline)
  const { subjectDepth, competenceDepth, schoolLevel } = choice
  const readings =
    subjectDepth === undefined || competenceDepth === undefined
      ? proposals(depths, schoolLevel)
      : [{ subjectDepth, competenceDepth, schoolLevel: schoolLevel ?? null }]
  let first: ImportFault | undefined
  for (const reading of readings) {
    const result = attempt(outline, reading)
    if (!(result instanceof ImportFault)) return { contents: result, reading: describe(outline, depths, reading) }
    first ??= result
  }
  throw first ?? new ImportFault('IMPORT_FAILED', [{ reason: 'noSubject' }])
}
