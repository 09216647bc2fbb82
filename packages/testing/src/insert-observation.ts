import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from './test-school'

interface ObservationOptions {
  readonly studentId?: string
  readonly competenceId?: string
  readonly creatorId?: string
  readonly table?: 'observation' | 'legacy_observation'
}

/** Creates a note of today through SQL; by default by the class teacher, about the first student in German. */
export const insertObservation = async (
  owner: Database,
  school: TestSchool,
  seen: ObservationOptions = {},
): Promise<void> => {
  const { tenantId, schoolClass, year, classTeacher } = school
  const { studentId = schoolClass.students[0].id, competenceId = schoolClass.german.competenceIds[0] ?? null } = seen
  const { creatorId = classTeacher.userId, table = 'observation' } = seen
  await owner`
    insert into ${owner(table)} (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    values (${tenantId}, ${studentId}, ${schoolClass.id}, ${schoolClass.german.id}, ${competenceId}, 'liest',
      ${year.today}, ${creatorId}, ${creatorId})`
}
