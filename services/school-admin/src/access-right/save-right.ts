import type { AccessRightInput } from '@lernspur/contracts/school-admin/access-right.contract'
import type { ClassRights } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { type Permissions, permissionsOf, requireGrantable, requireSubjects } from './access-right.policy'
import type { RightKind } from './right-kind'

interface Holder {
  readonly kind: RightKind
  readonly tenantId: string
  readonly schoolClassId: string
  readonly holderId: string
}

const currentPermissions = async (tx: Transaction, holder: Holder): Promise<Permissions> => {
  const { kind, tenantId, schoolClassId, holderId } = holder
  const [row] = await tx<Permissions[]>`
    select can_manage_access_rights, can_manage_students, can_manage_performance_visuals, can_manage_competences,
      can_write_competence_entries
    from ${tx(kind.table)}
    where tenant_id = ${tenantId} and school_class_id = ${schoolClassId} and ${tx(kind.holder)} = ${holderId}
    for update`
  return permissionsOf(row ?? {})
}

/** A stored access right. */
interface SavedRight {
  readonly id: string
  /** Whether the holder had no right on the class before. */
  readonly isNew: boolean
}

/** Of concurrent requests for one holder, the last one wins. */
const save = async (tx: Transaction, holder: Holder, wanted: Permissions): Promise<SavedRight> => {
  const { kind, tenantId, schoolClassId, holderId } = holder
  const [row] = await tx<SavedRight[]>`
    insert into ${tx(kind.table)} (tenant_id, school_class_id, ${tx(kind.holder)}, can_manage_access_rights,
      can_manage_students, can_manage_performance_visuals, can_manage_competences, can_write_competence_entries)
    values (${tenantId}, ${schoolClassId}, ${holderId}, ${wanted.canManageAccessRights}, ${wanted.canManageStudents},
      ${wanted.canManagePerformanceVisuals}, ${wanted.canManageCompetences}, ${wanted.canWriteCompetenceEntries})
    on conflict (tenant_id, school_class_id, ${tx(kind.holder)}) do update set
      can_manage_access_rights = excluded.can_manage_access_rights,
      can_manage_students = excluded.can_manage_students,
      can_manage_performance_visuals = excluded.can_manage_performance_visuals,
      can_manage_competences = excluded.can_manage_competences,
      can_write_competence_entries = excluded.can_write_competence_entries,
      updated_at = clock_timestamp()
    returning id, old.id is null as is_new`
  return row ?? refuse('UNKNOWN')
}

/**
 * Records that the caller promised the rights, which lapse once nobody who promised them could grant them (rule
 * class-right.8).
 */
const auditInvitationRight = async (tx: Transaction, { actor }: Call, rightId: string): Promise<void> => {
  await tx`
    update invitation_access_right ar
    set promiser_ids = array_remove(coalesce(ar.promiser_ids, '{}'), ${actor.userId}::uuid) || ${actor.userId}::uuid
    where ar.tenant_id = ${actor.tenantId} and ar.id = ${rightId}`
}

/** Sets the subjects of the right; those that the caller does not hold stay unchanged. */
const shareSubjects = async (
  tx: Transaction,
  { kind, tenantId, schoolClassId }: Holder,
  rightId: string,
  held: ClassRights,
  wanted: readonly string[],
): Promise<void> => {
  const all = held.subjects === 'all'
  const own = held.subjects === 'all' ? [] : [...held.subjects]
  await tx`
    delete from ${tx(kind.subjects)}
    where tenant_id = ${tenantId} and ${tx(kind.right)} = ${rightId}
      and school_subject_id <> all(${[...wanted]}::uuid[]) and (${all} or school_subject_id = any(${own}::uuid[]))`
  await tx`
    insert into ${tx(kind.subjects)} (tenant_id, ${tx(kind.right)}, school_class_id, school_subject_id)
    select ${tenantId}, ${rightId}, ${schoolClassId}, wanted.id
    from (select distinct id from unnest(${[...wanted]}::uuid[]) as given (id)) as wanted
    on conflict (tenant_id, ${tx(kind.right)}, school_subject_id) do nothing`
}

/**
 * Creates or updates an access right of a holder that the caller has checked. CREATE_NOT_ALLOWED for a permission that
 * the caller lacks, NOT_FOUND for a subject that the caller does not hold.
 */
export const saveRight = async (
  tx: Transaction,
  call: Call,
  held: ClassRights,
  kind: RightKind,
  holderId: string,
  input: AccessRightInput,
): Promise<SavedRight> => {
  const holder = { kind, tenantId: call.actor.tenantId, schoolClassId: held.schoolClassId, holderId }
  const subjectIds = input.schoolSubjectIds ?? []
  await requireSubjects(tx, call, held, subjectIds)
  const wanted = permissionsOf(input)
  const current = await currentPermissions(tx, holder)
  requireGrantable(held, current, wanted)
  const saved = await save(tx, holder, wanted)
  await shareSubjects(tx, holder, saved.id, held, subjectIds)
  if (kind.noun === 'invitation-access-right') await auditInvitationRight(tx, call, saved.id)
  await audit(tx, call, `${kind.noun}.${saved.isNew ? 'create' : 'update'}`, saved.id, differences(current, wanted))
  return saved
}
