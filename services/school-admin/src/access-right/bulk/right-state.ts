import type { RightChange } from '@lernspur/contracts/school-admin/access-right.contract'
import { permissionFields } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pairsJson, type RightPair } from '../right-pair'

/** What a person holds in a class at present; null for nothing. */
export type RightState = RightPair &
  Required<Pick<RightChange, 'right' | 'updatedAt'>> & {
    readonly id: string | null
    /** The person and the class in words, and the subjects by name, for the audit. */
    readonly name: string
    readonly subjects: string | null
  }

/** Locks and reads what the pairs hold, one row each. */
export const readRights = (tx: Transaction, { actor }: Call, pairs: readonly RightPair[]): Promise<RightState[]> => tx<
  RightState[]
>`
  with locked as (
    select ar.id, ar.tenant_id, ar.school_class_id, ar.user_id, ar.can_manage_access_rights, ar.can_manage_students,
      ar.can_manage_performance_visuals, ar.can_manage_competences, ar.can_write_competence_entries, ar.ends_on,
      ar.updated_at
    from class_access_right ar
    join jsonb_to_recordset(${pairsJson(pairs)}::text::jsonb) as pair ("schoolClassId" uuid, "userId" uuid)
      on ar.school_class_id = pair."schoolClassId" and ar.user_id = pair."userId"
    where ar.tenant_id = ${actor.tenantId}
    order by ar.id for update of ar
  )
  select ar.id, pair."schoolClassId" as school_class_id, pair."userId" as user_id, ar.updated_at,
    trim(of_u.first_name || ' ' || of_u.last_name) || ' · ' || sc.name as name,
    (select string_agg(ss.name, ', ' order by ss.name, ss.id)
      from class_access_right_subject ars
      join school_subject ss on ss.tenant_id = ars.tenant_id and ss.id = ars.school_subject_id
      where ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id) as subjects,
    case when ar.id is not null then jsonb_build_object('endsOn', ar.ends_on,
      ${permissionFields(tx)}) end as right
  from jsonb_to_recordset(${pairsJson(pairs)}::text::jsonb) as pair ("schoolClassId" uuid, "userId" uuid)
  join app_user of_u on of_u.id = pair."userId"
  join school_class sc on sc.tenant_id = ${actor.tenantId} and sc.id = pair."schoolClassId"
  left join locked ar on ar.school_class_id = pair."schoolClassId" and ar.user_id = pair."userId"`

/**
 * Requires classes of the school, people with an active or pending role there, and subjects of the classes they are
 * given for; else NOT_FOUND. Rights may also be taken from people whose role has ended, but not from anybody else.
 */
export const requireNamed = async (
  tx: Transaction,
  { actor }: Call,
  changes: readonly RightChange[],
): Promise<void> => {
  const [unknown] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb)
      as change ("schoolClassId" uuid, "userId" uuid, "right" jsonb)
    where not exists (
        select from school_class sc
        where sc.tenant_id = ${actor.tenantId} and sc.id = change."schoolClassId" and not sc.is_template)
      or (jsonb_typeof(change."right") = 'object' and not exists (
        select from user_role ur
        where ur.tenant_id = ${actor.tenantId} and ur.user_id = change."userId"
          and ur.status in ('active', 'invitationPending')))
      or (change."right" is null and not exists (
        select from user_role ur where ur.tenant_id = ${actor.tenantId} and ur.user_id = change."userId"
      ) and not exists (
        select from class_access_right ar
        where ar.tenant_id = ${actor.tenantId} and ar.school_class_id = change."schoolClassId"
          and ar.user_id = change."userId"))
      or exists (
        select from jsonb_array_elements_text(coalesce(change."right" -> 'schoolSubjectIds', '[]')) as wanted (id)
        where not exists (
          select from school_subject ss
          where ss.tenant_id = ${actor.tenantId} and ss.id = wanted.id::uuid
            and ss.school_class_id = change."schoolClassId"))`
  if (unknown?.count !== 0) refuse('NOT_FOUND')
}
