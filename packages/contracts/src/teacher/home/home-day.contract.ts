import * as z from 'zod/mini'
import { color, day, id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { performanceLevelSchema } from '../performance-visual.contract'
import { weekPlanItemSchema } from '../student/week-plan-item'
import { unseenSchema } from './unseen.contract'

/** Occasions on the start page, and children named with each. */
export const homeDayLimits = { occasions: 4, students: 5 } as const

/** Observations of one competence by one teacher on one day: those of one lesson belong together. */
export const occasionSchema = z.object({
  /** Of its newest observation. */
  id,
  schoolClassId: id,
  observedAt: day,
  creator: personSchema,
  subject: z.object({ id, name: z.string(), abbreviation: z.string(), color }),
  competence: z.string(),
  /** The newest observations, one a student. */
  seen: z.array(z.object({ id, student: personSchema, level: z.nullable(performanceLevelSchema) })),
  /** Number of all who were observed. */
  studentCount: z.int(),
})
export type Occasion = z.infer<typeof occasionSchema>

/** A lesson of the caller today. */
export const homeLessonSchema = z.object({
  schoolClassId: id,
  subject: z.object({ id, name: z.string() }),
  startsAt: instant,
  endsAt: instant,
})
export type HomeLesson = z.infer<typeof homeLessonSchema>

export const homeDaySchema = z.object({
  /** Newest first. */
  occasions: z.array(occasionSchema),
  /** For the requested class, else the first by level and name; null while it is not set up. */
  unseen: z.nullable(z.extend(unseenSchema, { schoolClassId: id })),
  /** The caller's plan for this week in the class of `unseen` (rule look-back.2); empty without one. */
  weekPlan: z.array(weekPlanItemSchema),
  /**
   * Reports that are open for the caller (rule home.1): those of a class that have one name, as they were created
   * together; the newest first.
   */
  openReports: z.array(
    z.object({
      schoolClassId: id,
      /** Open ones. */
      count: z.int(),
      /** With those that are completed, or not the caller's to complete. */
      total: z.int(),
      name: z.string(),
      /** Names of the caller's own open subjects; empty for whoever manages the reports as a whole. */
      subjects: z.array(z.string()),
    }),
  ),
  /** Where the caller may write, by time; what a device has stored may be older and lack it (rule timetable.3). */
  lessons: z.optional(z.array(homeLessonSchema)),
})
export type HomeDay = z.infer<typeof homeDaySchema>

export const homeDayRoutes = defineRoutes({
  /** What the start page of a school shows of the caller's classes, in one read. */
  getHomeDay: {
    method: 'GET',
    path: '/home/day',
    owner: 'teacher',
    access: 'member',
    query: z.object({ schoolClassId: z.optional(id) }),
    response: homeDaySchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
