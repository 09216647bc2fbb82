import type { Database } from '@lernspur/database/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { KeeperName, keepers } from './expectation'

/** Leaves the subject teacher one right on each class that was shared, and gives all subjects of these classes. */
export const giveOnly = async (
  owner: Database,
  { tenantId }: Pick<TestSchool, 'tenantId'>,
  right: (typeof keepers)[KeeperName]['column'],
): Promise<void> => {
  await owner`
    update class_access_right set can_write_competence_entries = false, can_manage_students = false,
      can_manage_performance_visuals = false, can_manage_competences = false, can_manage_access_rights = false
    where tenant_id = ${tenantId}`
  await owner`update class_access_right set ${owner({ [right]: true })} where tenant_id = ${tenantId}`
  await owner`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select r.tenant_id, r.id, r.school_class_id, s.id
    from class_access_right r
    join school_subject s on s.tenant_id = r.tenant_id and s.school_class_id = r.school_class_id
    where r.tenant_id = ${tenantId}
    on conflict do nothing`
}
