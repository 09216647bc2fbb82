import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { deleteErrors } from '../wire/route-errors'
import { subjectParams, subjectSchema } from './subject.contract'

/** What is deleted with a subject, and what prevents its deletion. */
export const subjectUseSchema = z.object({
  domainCount: z.int(),
  competenceCount: z.int(),
  /** Students who take part. */
  studentCount: z.int(),
  /** Colleagues whose rights name the subject. */
  colleagueCount: z.int(),
  /** A subject with observations is not deleted. */
  observationCount: z.int(),
  /** Reports keep their copy of it. */
  reportCount: z.int(),
  /** Observations of each competence that has any. */
  competences: z.array(z.object({ competenceId: id, observationCount: z.int() })),
})
export type SubjectUse = z.infer<typeof subjectUseSchema>

export const subjectDeletionRoutes = defineRoutes({
  /** Undoes a deletion of the last hour (rule subject.5). */
  restoreSubject: {
    method: 'POST',
    path: '/subjects/{schoolSubjectId}/restore',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    response: subjectSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  /** Counts to show before a subject or a part of it is deleted. */
  getSubjectUse: {
    method: 'GET',
    path: '/subjects/{schoolSubjectId}/use',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    response: subjectUseSchema,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
})
