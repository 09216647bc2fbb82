import * as z from 'zod/mini'
import { color, day, id } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

/** How much of a subject of a class was observed (rule statistics.10). */
export const subjectCoverageSchema = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  color,
  /** Children who take part, and those of them with an entry. */
  studentCount: z.int(),
  observedStudentCount: z.int(),
  /** Competences of the subject, and those of them with an entry. */
  competenceCount: z.int(),
  observedCompetenceCount: z.int(),
})
export type SubjectCoverage = z.infer<typeof subjectCoverageSchema>

export const schoolCoverageSchema = z.object({
  /** First day that counts: that of the current term, or half a year ago between terms. */
  since: day,
  /** Running classes by level and name; their subjects in the order of the class. */
  classes: z.array(z.object({ id, name: z.string(), subjects: z.array(subjectCoverageSchema) })),
})
export type SchoolCoverage = z.infer<typeof schoolCoverageSchema>

export const schoolCoverageRoutes = defineRoutes({
  /** What was observed in the running classes of the school, by class and subject. */
  getSchoolCoverage: {
    method: 'GET',
    path: '/school-coverage',
    owner: 'teacher',
    access: 'manager',
    response: schoolCoverageSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
