import type { AccessRight, CreateAccessRight } from '@lernspur/contracts/access-right.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { type ClassRights, requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { type Permissions, permissionsOf, requireGrantable, requireKnown } from './access-right.policy'
import { readAccessRight } from './access-right.query'

const currentPermissions = async (
  tx: Transaction,
  tenantId: string,
  schoolClassId: string,
  userId: string,
): Promise<Permissions> => {
  const [row] = await tx<Permissions[]>`
    select can_manage_access_rights, can_manage_students, can_manage_performance_visuals, can_manage_competences,
      can_write_competence_entries
    from class_access_right
    where tenant_id = ${tenantId} and school_class_id = ${schoolClassId} and user_id = ${userId} for update`
  return permissionsOf(row ?? {})
}

/** Of two who share with the same person at once, the later one's word stands. */
const save = async (tx: Transaction, tenantId: string, schoolClassId: string, userId: string, wanted: Permissions) => {
  const [row] = await tx<{ id: string }[]>`
    insert into class_access_right (tenant_id, school_class_id, user_id, can_manage_access_rights, can_manage_students,
      can_manage_performance_visuals, can_manage_competences, can_write_competence_entries)
    values (${tenantId}, ${schoolClassId}, ${userId}, ${wanted.canManageAccessRights}, ${wanted.canManageStudents},
      ${wanted.canManagePerformanceVisuals}, ${wanted.canManageCompetences}, ${wanted.canWriteCompetenceEntries})
    on conflict (tenant_id, school_class_id, user_id) do update set
      can_manage_access_rights = excluded.can_manage_access_rights,
      can_manage_students = excluded.can_manage_students,
      can_manage_performance_visuals = excluded.can_manage_performance_visuals,
      can_manage_competences = excluded.can_manage_competences,
      can_write_competence_entries = excluded.can_write_competence_entries,
      updated_at = clock_timestamp()
    returning id`
  return row?.id ?? refuse('UNKNOWN')
}

/** Shares exactly the wanted subjects; those that the caller does not hold stay as they are. */
const shareSubjects = async (
  tx: Transaction,
  tenantId: string,
  rightId: string,
  held: ClassRights,
  wanted: readonly string[],
): Promise<void> => {
  const all = held.subjects === 'all'
  const own = held.subjects === 'all' ? [] : [...held.subjects]
  await tx`
    delete from class_access_right_subject
    where tenant_id = ${tenantId} and class_access_right_id = ${rightId}
      and school_subject_id <> all(${[...wanted]}::uuid[]) and (${all} or school_subject_id = any(${own}::uuid[]))`
  await tx`
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ${tenantId}, ${rightId}, ${held.schoolClassId}, wanted.id
    from (select distinct id from unnest(${[...wanted]}::uuid[]) as given (id)) as wanted
    on conflict (tenant_id, class_access_right_id, school_subject_id) do nothing`
}

/**
 * Shares a class with somebody, or changes what is shared. CREATE_NOT_ALLOWED without the right to, or for a permission
 * that the caller lacks; NOT_FOUND for a class, person or subject that the caller does not see.
 */
export const createAccessRight = (call: Call, schoolClassId: string, input: CreateAccessRight): Promise<AccessRight> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const held = await requireClassRight(tx, call.actor, schoolClassId, 'rights', 'CREATE_NOT_ALLOWED')
    await requireKnown(tx, call, held, input)
    const wanted = permissionsOf(input)
    requireGrantable(held, await currentPermissions(tx, tenantId, schoolClassId, input.userId), wanted)
    const id = await save(tx, tenantId, schoolClassId, input.userId, wanted)
    await shareSubjects(tx, tenantId, id, held, input.schoolSubjectIds ?? [])
    await audit(tx, call, 'access-right.create', id)
    return readAccessRight(tx, call, id)
  })
