import * as z from 'zod/mini'
import { freeName, id, idParams, instant, personSchema, requiredName } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { schoolClassLimits, schoolLevel } from '../school-class.contract'

export const rollOverLimits = { classes: 200, leavers: 200, joiners: 200 } as const
/** Days in which a roll-over can be undone (rule roll-over.4). */
export const rollOverUndoDays = 30

const namedYear = z.object({ id, name: z.string() })

/** How many of each kind a roll-over creates, or created. */
export const rollOverCountsSchema = z.object({
  classes: z.int(),
  students: z.int(),
  /** Students of the former year without a class in the new one. */
  leavers: z.int(),
  subjects: z.int(),
  competences: z.int(),
  rights: z.int(),
  scales: z.int(),
  assessments: z.int(),
})
export type RollOverCounts = z.infer<typeof rollOverCountsSchema>

/** A class of the former year, and its proposed future by rule (rule roll-over.2). */
export const rollOverPlanLineSchema = z.object({
  schoolClassId: id,
  name: z.string(),
  nickname: z.nullable(z.string()),
  schoolLevel: z.int(),
  studentCount: z.int(),
  subjectCount: z.int(),
  rightCount: z.int(),
  assessmentCount: z.int(),
  /** Subjects for which the school has a template of the proposed level. */
  templateCount: z.int(),
  proposal: z.object({
    name: z.string(),
    schoolLevel: z.int(),
    /** The creator, or the caller when the creator no longer works here. */
    creatorId: id,
    /** `leave` for the last level of the school. */
    step: z.enum(['continue', 'leave']),
    /** The name does not show the level, so somebody has to check it. */
    isDoubtful: z.boolean(),
  }),
  /** The class of the new year that was already made of it. */
  takenOver: z.nullable(z.object({ id, name: z.string() })),
})
export type RollOverPlanLine = z.infer<typeof rollOverPlanLineSchema>

export const rollOverPlanSchema = z.object({
  fromYear: namedYear,
  toYear: namedYear,
  lines: z.array(rollOverPlanLineSchema),
  /** Who may take a class: active people of the school. */
  people: z.array(personSchema),
})
export type RollOverPlan = z.infer<typeof rollOverPlanSchema>

const lineInput = z.strictObject({
  schoolClassId: id,
  name: requiredName(schoolClassLimits.name),
  nickname: z.nullable(freeName(schoolClassLimits.nickname)),
  schoolLevel,
  /** The teacher who takes over the class and gets all rights on it. */
  creatorId: id,
  withStudents: z.boolean(),
  /** Students of the class who stay behind, or go to the class of another line. */
  leaverIds: z.optional(z.array(id).check(z.maxLength(rollOverLimits.leavers))),
  /**
   * Students of other classes of the former year who come along: they repeat a level, their class is merged into this
   * one, or this is the second part of their class. Each goes to one class.
   */
  joinerIds: z.optional(z.array(id).check(z.maxLength(rollOverLimits.joiners))),
})
export type RollOverLine = z.infer<typeof lineInput>

const rollOverInput = {
  toSchoolYearId: id,
  /** `own` copies those of the class, `level` takes the templates of its new level where the school has some. */
  competences: z.enum(['own', 'level']),
  /**
   * Classes that are not named are left out. A class that is split has several lines, of which one at most has
   * `withStudents`.
   */
  lines: z.array(lineInput).check(z.minLength(1), z.maxLength(rollOverLimits.classes)),
}

export const previewRollOverSchema = z.strictObject(rollOverInput)
export type PreviewRollOver = z.infer<typeof previewRollOverSchema>

/** Counts of what would be created, and the state of the classes that they are valid for. */
export const rollOverPreviewSchema = z.object({ counts: rollOverCountsSchema, state: z.string() })
export type RollOverPreview = z.infer<typeof rollOverPreviewSchema>

export const rollOverInputSchema = z.strictObject({
  ...rollOverInput,
  /** The state from the preview: changes since then are EDIT_CONFLICT. Not compared if left out. */
  state: z.optional(z.string().check(z.maxLength(100))),
})
export type RollOverInput = z.infer<typeof rollOverInputSchema>

export const rollOverSchema = z.object({
  id,
  fromYear: namedYear,
  toYear: namedYear,
  madeBy: personSchema,
  madeAt: instant,
  undoUntil: instant,
  undoneAt: z.nullable(instant),
  counts: rollOverCountsSchema,
  /** Data entered in the new classes since; all but students prevents an undo. */
  since: z.object({ observations: z.int(), reports: z.int(), talkSheets: z.int(), students: z.int() }),
  /**
   * Students who came into a class of the roll-over afterwards, by name, and which class that is: an undo takes this
   * back as well. At most 50.
   */
  moves: z.optional(z.array(z.object({ studentId: id, name: z.string(), className: z.string() }))),
})
export type RollOver = z.infer<typeof rollOverSchema>

/** The latest first. */
export const rollOversSchema = z.object({ rollOvers: z.array(rollOverSchema) })

export const rollOverParams = z.object({ rollOverId: id })
export const rollOverPlanParams = z.object({ toSchoolYearId: id })

const rollOverErrors = [
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'INVALID_SCHOOL_YEAR',
  'SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR',
] as const

export const rollOverRoutes = defineRoutes({
  /** The proposed future of the classes of a year by rule; nothing is changed. */
  getRollOverPlan: {
    method: 'GET',
    path: '/school-years/{id}/roll-over',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    query: rollOverPlanParams,
    response: rollOverPlanSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_SCHOOL_YEAR'],
    extension: true,
  },
  /** Carries it out, counts, and rolls it back. */
  previewRollOver: {
    method: 'POST',
    path: '/school-years/{id}/roll-over/preview',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: previewRollOverSchema,
    response: rollOverPreviewSchema,
    status: 200,
    errors: rollOverErrors,
    extension: true,
  },
  /** Takes classes over into another year, all or none. */
  rollOver: {
    method: 'POST',
    path: '/school-years/{id}/roll-over',
    owner: 'school-admin',
    access: 'manager',
    params: idParams,
    body: rollOverInputSchema,
    response: rollOverSchema,
    status: 201,
    errors: [...rollOverErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
  listRollOvers: {
    method: 'GET',
    path: '/roll-overs',
    owner: 'school-admin',
    access: 'manager',
    response: rollOversSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Removes everything that it created; FOREIGN_KEY_CONSTRAINT, with counts, once there are entries or reports. */
  undoRollOver: {
    method: 'DELETE',
    path: '/roll-overs/{rollOverId}',
    owner: 'school-admin',
    access: 'manager',
    params: rollOverParams,
    status: 200,
    errors: ['NOT_FOUND', 'FOREIGN_KEY_CONSTRAINT'],
    extension: true,
  },
})
