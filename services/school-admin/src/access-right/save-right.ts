import type { AccessRightInput, CreateAccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import type { ClassRights } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireComingDays } from '@lernspur/service-kit/tenant/coming-days'
import { dayEnd } from '@lernspur/service-kit/tenant/day-end'
import { type Permissions, permissionsOf, requireGrantable, requireSubjects } from './access-right.policy'
import { requireGrantableEnd } from './end/right-end'
import { takeEndedRights } from './end/take-ended-rights'
import type { RightKind } from './right-kind'

/** What the holder has already, and until when. */
interface Current {
  readonly permissions: Permissions
  /** Undefined without a right. */
  readonly endsOn: string | null | undefined
}

interface Holder {
  readonly kind: RightKind
  readonly tenantId: string
  readonly schoolClassId: string
  readonly holderId: string
}

const currentRight = async (tx: Transaction, holder: Holder): Promise<Current> => {
  const { kind, tenantId, schoolClassId, holderId } = holder
  const endsOn = kind.noun === 'access-right' ? tx`ends_on` : tx`null::date as ends_on`
  const [row] = await tx<(Permissions & { readonly endsOn: string | null })[]>`
    select can_manage_access_rights, can_manage_students, can_manage_performance_visuals, can_manage_competences,
      can_write_competence_entries, ${endsOn}
    from ${tx(kind.table)}
    where tenant_id = ${tenantId} and school_class_id = ${schoolClassId} and ${tx(kind.holder)} = ${holderId}
    for update`
  return { permissions: permissionsOf(row ?? {}), endsOn: row?.endsOn }
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

/** Sets the end of a right of a person, and who set it. */
const setEnd = async (tx: Transaction, { actor }: Call, rightId: string, endsOn: string | null): Promise<void> => {
  await tx`
    update class_access_right set ends_on = ${endsOn}, ends_at = ${dayEnd(tx, actor, endsOn)}, end_notified_at = null,
      end_set_by_id = ${endsOn === null ? null : actor.userId}
    where tenant_id = ${actor.tenantId} and id = ${rightId} and ends_on is distinct from ${endsOn}::date`
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
 * the caller lacks, or for longer than the caller holds it, NOT_FOUND for a subject that the caller does not hold. A right
 * that names no end keeps its own; a new one ends with the caller's.
 */
export const saveRight = async (
  tx: Transaction,
  call: Call,
  held: ClassRights,
  kind: RightKind,
  holderId: string,
  { endsOn, ...input }: AccessRightInput & Pick<CreateAccessRight, 'endsOn'>,
): Promise<SavedRight> => {
  const holder = { kind, tenantId: call.actor.tenantId, schoolClassId: held.schoolClassId, holderId }
  const subjectIds = input.schoolSubjectIds ?? []
  await requireSubjects(tx, call, held, subjectIds)
  const wanted = permissionsOf(input)
  const isOfPerson = kind.noun === 'access-right'
  if (isOfPerson) await takeEndedRights(tx, call.actor, [{ schoolClassId: held.schoolClassId, userId: holderId }])
  const { permissions: current, endsOn: currentEnd } = await currentRight(tx, holder)
  requireGrantable(held, current, wanted)
  await requireComingDays(tx, call, [{ path: 'endsOn', day: endsOn }])
  const end = endsOn === undefined ? (currentEnd === undefined ? held.endsOn : currentEnd) : endsOn
  if (end !== currentEnd) requireGrantableEnd(held, end)
  const saved = await save(tx, holder, wanted)
  await shareSubjects(tx, holder, saved.id, held, subjectIds)
  if (isOfPerson) await setEnd(tx, call, saved.id, end)
  else await auditInvitationRight(tx, call, saved.id)
  await audit(
    tx,
    call,
    `${kind.noun}.${saved.isNew ? 'create' : 'update'}`,
    saved.id,
    differences({ ...current, endsOn: currentEnd ?? null }, { ...wanted, endsOn: end }),
  )
  return saved
}
