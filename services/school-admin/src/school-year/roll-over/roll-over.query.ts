import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** Roll-overs of a school, latest first, with what was entered in their classes since; only one if `id` is given. */
export const rollOversOf = (tx: Transaction, tenantId: string, id: string | null = null): Query<RollOver> => tx<
  RollOver[]
>`
  select ro.id, ro.made_at, ro.undo_until, ro.undone_at, ro.counts,
    jsonb_build_object('id', from_sy.id, 'name', from_sy.name) as from_year,
    jsonb_build_object('id', to_sy.id, 'name', to_sy.name) as to_year,
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as made_by,
    jsonb_build_object(
      'observations', (
        select count(*) from roll_over_class roc
        join observation_trace ot on ot.tenant_id = roc.tenant_id and ot.school_class_id = roc.to_class_id
        where roc.tenant_id = ro.tenant_id and roc.roll_over_id = ro.id),
      'reports', (
        select count(*) from roll_over_class roc
        join report r on r.tenant_id = roc.tenant_id and r.school_class_id = roc.to_class_id
        where roc.tenant_id = ro.tenant_id and roc.roll_over_id = ro.id),
      'talkSheets', (
        select count(*) from roll_over_class roc
        join talk_sheet ts on ts.tenant_id = roc.tenant_id and ts.school_class_id = roc.to_class_id
        where roc.tenant_id = ro.tenant_id and roc.roll_over_id = ro.id),
      'students', (
        select count(distinct scr.student_id) from roll_over_class roc
        join student_class_relation scr on scr.tenant_id = roc.tenant_id and scr.school_class_id = roc.to_class_id
        where roc.tenant_id = ro.tenant_id and roc.roll_over_id = ro.id
          and not exists (
            select from student_class_relation other_scr
            where other_scr.tenant_id = scr.tenant_id and other_scr.student_id = scr.student_id
              and not exists (
                select from roll_over_class own_roc
                where own_roc.tenant_id = ro.tenant_id and own_roc.roll_over_id = ro.id
                  and own_roc.to_class_id = other_scr.school_class_id)))) as since,
    (select coalesce(jsonb_agg(jsonb_build_object('studentId', move.id, 'name', move.name, 'className', move.class_name)
        order by move.created_at, move.id), '[]')
      from (
        select s.id, trim(s.first_name || ' ' || s.last_name) as name, to_sc.name as class_name, scr.created_at
        from roll_over_class roc
        join school_class to_sc on to_sc.tenant_id = roc.tenant_id and to_sc.id = roc.to_class_id
        join student_class_relation scr on scr.tenant_id = roc.tenant_id and scr.school_class_id = roc.to_class_id
          and scr.created_at > ro.made_at
        join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
        where roc.tenant_id = ro.tenant_id and roc.roll_over_id = ro.id
        order by scr.created_at, s.id
        limit 50) as move) as moves
  from roll_over ro
  join school_year from_sy on from_sy.tenant_id = ro.tenant_id and from_sy.id = ro.from_school_year_id
  join school_year to_sy on to_sy.tenant_id = ro.tenant_id and to_sy.id = ro.to_school_year_id
  join app_user u on u.id = ro.made_by_id
  where ro.tenant_id = ${tenantId} and (${id}::uuid is null or ro.id = ${id})
  order by ro.made_at desc, ro.id desc
  limit 50`
