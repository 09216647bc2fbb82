import type { RightChange } from '@lernspur/contracts/school-admin/access-right.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { dayEnd } from '@lernspur/service-kit/tenant/day-end'
import { permissionsOf } from '../access-right.policy'
import { newEnd } from '../end/right-end'
import { pairsJson } from '../right-pair'

/** Removes all rights of the pairs. */
export const removeRights = async (
  tx: Transaction,
  { actor }: Call,
  changes: readonly RightChange[],
): Promise<void> => {
  await tx`
    delete from class_access_right ar
    using jsonb_to_recordset(${pairsJson(changes)}::text::jsonb) as pair ("schoolClassId" uuid, "userId" uuid)
    where ar.tenant_id = ${actor.tenantId} and ar.school_class_id = pair."schoolClassId"
      and ar.user_id = pair."userId"`
}

/** Gives the pairs exactly what the changes say; an end that a change does not name stays. */
export const giveRights = async (tx: Transaction, { actor }: Call, changes: readonly RightChange[]): Promise<void> => {
  const rows = changes.map(({ schoolClassId, userId, right }) => ({
    schoolClassId,
    userId,
    ...permissionsOf(right ?? {}),
    schoolSubjectIds: right?.schoolSubjectIds ?? [],
    endsOn: right?.endsOn ?? null,
    leavesEnd: right?.endsOn === undefined,
  }))
  await tx`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w (
        "schoolClassId" uuid, "userId" uuid, "canManageAccessRights" boolean, "canManageStudents" boolean,
        "canManagePerformanceVisuals" boolean, "canManageCompetences" boolean, "canWriteCompetenceEntries" boolean,
        "schoolSubjectIds" uuid[], "endsOn" date, "leavesEnd" boolean)
    ), saved as (
      insert into class_access_right as held_ar (tenant_id, school_class_id, user_id, can_manage_access_rights,
        can_manage_students, can_manage_performance_visuals, can_manage_competences, can_write_competence_entries,
        ends_on, ends_at, end_set_by_id)
      select ${actor.tenantId}, w."schoolClassId", w."userId", w."canManageAccessRights", w."canManageStudents",
        w."canManagePerformanceVisuals", w."canManageCompetences", w."canWriteCompetenceEntries",
        w."endsOn", ${dayEnd(tx, actor, tx`w."endsOn"`)}, case when w."endsOn" is not null then ${actor.userId}::uuid end
      from wanted w order by w."schoolClassId", w."userId"
      on conflict (tenant_id, school_class_id, user_id) do update set
        can_manage_access_rights = excluded.can_manage_access_rights,
        can_manage_students = excluded.can_manage_students,
        can_manage_performance_visuals = excluded.can_manage_performance_visuals,
        can_manage_competences = excluded.can_manage_competences,
        can_write_competence_entries = excluded.can_write_competence_entries,
        ${newEnd(
          tx,
          tx`exists (
          select from wanted w where w."schoolClassId" = held_ar.school_class_id and w."userId" = held_ar.user_id
            and w."leavesEnd")`,
        )},
        updated_at = clock_timestamp()
      returning id, school_class_id, user_id
    ), shared as (
      select saved.id, saved.school_class_id, subject_id
      from saved
      join wanted w on w."schoolClassId" = saved.school_class_id and w."userId" = saved.user_id
      cross join lateral (select distinct unnest(w."schoolSubjectIds") as subject_id) as subject
    ), taken as (
      delete from class_access_right_subject ars using saved
      where ars.tenant_id = ${actor.tenantId} and ars.class_access_right_id = saved.id
        and not exists (
          select from shared where shared.id = saved.id and shared.subject_id = ars.school_subject_id)
    )
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ${actor.tenantId}, shared.id, shared.school_class_id, shared.subject_id from shared
    on conflict (tenant_id, class_access_right_id, school_subject_id) do nothing`
}
