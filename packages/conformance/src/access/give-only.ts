import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { RetainingActorName, retainingActors } from './expectation'

/** Leaves the subject teacher one right on each shared class, for all of its subjects. */
export const giveOnly = async (
  owner: Database,
  { tenantId }: Pick<TestSchool, 'tenantId'>,
  right: (typeof retainingActors)[RetainingActorName]['column'] | 'can_write_competence_entries',
): Promise<void> => {
  await owner`
    update class_access_right set can_write_competence_entries = false, can_manage_students = false,
      can_manage_performance_visuals = false, can_manage_competences = false, can_manage_access_rights = false
    where tenant_id = ${tenantId}`
  await owner`update class_access_right set ${owner({ [right]: true })} where tenant_id = ${tenantId}`
  await owner`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ar.tenant_id, ar.id, ar.school_class_id, ss.id
    from class_access_right ar
    join school_subject ss on ss.tenant_id = ar.tenant_id and ss.school_class_id = ar.school_class_id
    where ar.tenant_id = ${tenantId}
    on conflict do nothing`
}
