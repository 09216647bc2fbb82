import * as z from 'zod/mini'
import { id, instant } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** The sections of the set-up of a school, in order (rule screen.6). */
export const setupSections = ['team', 'school-year', 'competences', 'visualisations', 'assessments'] as const
export type SetupSection = (typeof setupSections)[number]

/** Tasks that may be open in classes (rule school.5). */
export const classTaskKinds = ['setup', 'team', 'year', 'weights'] as const
export type ClassTaskKind = (typeof classTaskKinds)[number]

/** Maximum classes named with a task; its count includes all. */
export const namedClassesMax = 5

/** Days before its end from which an invitation counts as expiring. */
export const endingInvitationDays = 7

export const classTaskSchema = z.object({
  kind: z.enum(classTaskKinds),
  count: z.int(),
  /** The first ones by level and name. */
  classes: z.array(z.object({ id, name: z.string() })),
})
export type ClassTask = z.infer<typeof classTaskSchema>

/** Open tasks of a school; finished ones are left out (rule school.5). */
export const openTasksSchema = z.object({
  setup: z.array(z.enum(setupSections)),
  studentsWithoutClass: z.int(),
  classes: z.array(classTaskSchema),
  endingInvitations: z.object({ count: z.int(), firstEndsAt: z.nullable(instant) }),
})
export type OpenTasks = z.infer<typeof openTasksSchema>

export const openTaskRoutes = defineRoutes({
  /** Otherwise the counts alone would need a list of every noun; the database counts them at once. */
  getOpenTasks: {
    method: 'GET',
    path: '/tenants/current/open-tasks',
    owner: 'school-admin',
    access: 'manager',
    response: openTasksSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
