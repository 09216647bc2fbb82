import * as z from 'zod/mini'
import { id, instant } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** Changes of several subjects at once. */
export const subjectChangeKinds = ['import', 'copy', 'update', 'delete'] as const

/** A change of subjects that can be undone as a whole. */
export const subjectChangeSchema = z.object({
  id,
  kind: z.enum(subjectChangeKinds),
  /** Names of the subjects. */
  names: z.array(z.string()),
  createdAt: instant,
})
export type SubjectChange = z.infer<typeof subjectChangeSchema>

export const subjectChangeRoutes = defineRoutes({
  /** The caller's own that can still be undone, the newest first. */
  listSubjectChanges: {
    method: 'GET',
    path: '/subjects/changes',
    owner: 'school-admin',
    access: 'member',
    list: { id: 'uuid', kind: 'text', createdAt: 'instant' },
    response: subjectChangeSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * Restores the subjects. EDIT_CONFLICT when somebody has changed one since, FOREIGN_KEY_CONSTRAINT when an added one
   * has observations.
   */
  undoSubjectChange: {
    method: 'POST',
    path: '/subjects/changes/{changeId}/undo',
    owner: 'school-admin',
    access: 'member',
    params: z.object({ changeId: id }),
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'EDIT_CONFLICT', 'FOREIGN_KEY_CONSTRAINT'],
    extension: true,
  },
})
