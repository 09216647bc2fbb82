import * as z from 'zod/mini'
import { color, day, freeText, id, personSchema, schoolClassParams } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { createErrors } from '../../wire/route-errors'
import { observationLimits } from '../observation-calls'
import { performanceLevelSchema } from '../performance-visual.contract'
import { competenceCellSchema, competenceCellsSchema, knownEntry } from './competence-cell'

/** Maximum cells of one write, and maximum pairs when reading changes. */
export const competenceCellLimits = { cells: 1000, pairs: 50 } as const

/** A scale with its levels, lowest first; `isLegacy` ones are of the first version and only read. */
const competenceScaleSchema = z.object({
  id,
  name: z.string(),
  isLegacy: z.boolean(),
  levels: z.array(performanceLevelSchema),
})
export type CompetenceScale = z.infer<typeof competenceScaleSchema>

const spanSchema = z.object({ id, name: z.string(), start: day, end: day })

export const competenceMatrixSchema = z.object({
  /** Today in the school. */
  today: day,
  /** Subjects of the class that the caller may access, in their order. */
  subjects: z.array(z.object({ id, name: z.string(), abbreviation: z.string(), color })),
  /** Terms up to today, newest first, and whole years. */
  spans: z.array(spanSchema),
  assessments: z.array(
    z.object({ id, name: z.string(), weighting: z.number(), schoolTermId: z.nullable(id), performanceVisualId: id }),
  ),
  /** Scales that new entries may use, and those of the first version that occur. */
  scales: z.array(competenceScaleSchema),
  /** The selection shown: null when the class has no subject, and for any day. */
  subjectId: z.nullable(id),
  spanId: z.nullable(id),
  domains: z.array(
    z.object({
      id,
      symbol: z.nullable(z.string()),
      name: z.string(),
      competences: z.array(
        z.object({
          id,
          description: z.string(),
          shortTitle: z.optional(z.nullable(z.string())),
          /** What each level means for it, lowest first, on scales with as many levels (rule subject.9). */
          levelDescriptions: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
  /** Children who take part in the subject; nothing is entered about those who are to be erased (rule erasure.1). */
  students: z.array(z.object({ ...personSchema.shape, isLeaving: z.boolean() })),
  /** For competences with entries. */
  cells: z.array(competenceCellsSchema),
})
export type CompetenceMatrix = z.infer<typeof competenceMatrixSchema>

/** Any day, rather than a term or a year. */
export const anySpan = 'all'

/** The first subject and the current term by default; `span` is a term, a year or `all`. */
const selectionShape = {
  schoolSubjectId: z.optional(id),
  span: z.optional(z.union([id, z.enum([anySpan])])),
  performanceAssessmentId: z.optional(id),
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Pairs `studentId_competenceId`, separated by commas. */
const pairs = z
  .string()
  .check(z.regex(new RegExp(`^${uuid}_${uuid}(,${uuid}_${uuid}){0,${competenceCellLimits.pairs - 1}}$`)))

const subject = { schoolSubjectId: id }

/**
 * One cell as entered. A level or a note creates the caller's entry of that day or changes it; neither of them deletes
 * it (rule cell.2). A note that is left out stays.
 */
const enteredCellSchema = z.strictObject({
  studentId: id,
  competenceId: id,
  performanceLevelV2Id: z.nullable(id),
  description: z.optional(z.nullable(freeText(observationLimits.description))),
  performanceAssessmentId: z.optional(z.nullable(id)),
  /** Today by default (rule observation.3). */
  observedAt: z.optional(day),
  /** The newest entry that the caller knows; null for none. */
  basedOn: z.nullable(z.strictObject(knownEntry)),
  /** An own entry that was deleted; it is restored as long as it is stored (rule cell.6). */
  restoredId: z.optional(id),
})
export type EnteredCell = z.input<typeof enteredCellSchema>

export const enterCompetenceCellsSchema = z.strictObject({
  /** The caller's selection, which the cells of the answer are for. */
  shown: z.strictObject({ ...selectionShape, ...subject }),
  cells: z.array(enteredCellSchema).check(z.minLength(1), z.maxLength(competenceCellLimits.cells)),
})
export type EnterCompetenceCells = z.input<typeof enterCompetenceCellsSchema>

export const cellOutcomes = ['saved', 'changedMeanwhile', 'refused'] as const
export type CellOutcome = (typeof cellOutcomes)[number]

/** The previous state of an own entry of the day, to be entered again by an undo. */
const formerEntrySchema = z.object({
  id,
  performanceLevelV2Id: z.nullable(id),
  description: z.nullable(z.string()),
  performanceAssessmentId: z.nullable(id),
})

/** The result for one cell, in the order sent. */
export const enteredCellResultSchema = z.object({
  outcome: z.enum(cellOutcomes),
  /** The cell as it is now. */
  cell: competenceCellSchema,
  /** The own entry of the day before the change; null when there was none. */
  before: z.nullable(formerEntrySchema),
  /** Author of the newest entry, for a cell that has changed meanwhile. */
  author: z.nullable(personSchema),
  /** Code and text of a refusal. */
  error: z.nullable(z.string()),
  message: z.nullable(z.string()),
})
export type EnteredCellResult = z.infer<typeof enteredCellResultSchema>

export const enteredCellsSchema = z.object({ results: z.array(enteredCellResultSchema) })
export type EnteredCells = z.infer<typeof enteredCellsSchema>

export const changedCellsSchema = z.object({ cells: z.array(competenceCellSchema) })

const path = '/classes/{schoolClassId}/skill-cells'

export const competenceCellRoutes = defineRoutes({
  /** Everything that the competence matrix of a class shows of a subject. */
  listSkillCells: {
    method: 'GET',
    path,
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    query: z.strictObject(selectionShape),
    response: competenceMatrixSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** Reads the cells of some pairs again; one without an entry has count 0. */
  listChangedSkillCells: {
    method: 'GET',
    path: `${path}/changed`,
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    query: z.strictObject({ ...selectionShape, ...subject, pairs }),
    response: changedCellsSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /**
   * An event `change` at the start and after each change of entries of the subject. Its data are the pairs, separated
   * by spaces, or nothing when all must be read again.
   */
  streamSkillCells: {
    method: 'GET',
    path: `${path}/events`,
    owner: 'teacher',
    access: 'class:read',
    params: schoolClassParams,
    query: z.strictObject(subject),
    response: 'events',
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** Each cell is saved on its own: one that is refused or has changed meanwhile does not prevent the others. */
  enterSkillCells: {
    method: 'POST',
    path,
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: enterCompetenceCellsSchema,
    response: enteredCellsSchema,
    status: 201,
    errors: createErrors,
    extension: true,
  },
})
