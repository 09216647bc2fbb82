import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Changes `change` of an import `ue` by their kind, with their students `s` and classes `sc`, ending in a condition.
 * Subjects that a student left with the class have no kind of their own.
 */
export const changesOf = (tx: Transaction): Fragment => tx`
  (
    select uro.tenant_id, uro.id, uro.undo_entry_id, uro.student_id, uro.school_class_id, uro.skip_reason,
      case uro.action || ' ' || uro.table_name
        when 'insert student' then 'student'
        when 'update student' then 'name'
        when 'insert student_class_relation' then 'join'
        when 'delete student_class_relation' then 'leave'
        when 'insert school_class' then 'class'
      end as kind
    from undo_row uro
  ) as change
  left join student s on s.tenant_id = change.tenant_id and s.id = change.student_id
  left join school_class sc on sc.tenant_id = change.tenant_id and sc.id = change.school_class_id
  where change.tenant_id = ue.tenant_id and change.undo_entry_id = ue.id and change.kind is not null`

/** What keeps the student of `change` in the class of the id, or in any class where `anywhere` holds. */
const blockers = (tx: Transaction, schoolClassId: Fragment, anywhere: Fragment) => ({
  observations: tx`exists (
    select from observation_trace ot
    where ot.tenant_id = change.tenant_id and ot.student_id = change.student_id
      and (${anywhere} or ot.school_class_id = ${schoolClassId}))`,
  reports: tx`exists (
    select from report r
    where r.tenant_id = change.tenant_id and r.original_student_id = change.student_id
      and (${anywhere} or r.school_class_id = ${schoolClassId}))`,
  talkSheets: tx`exists (
    select from talk_sheet ts
    where ts.tenant_id = change.tenant_id and ts.student_id = change.student_id
      and (${anywhere} or ts.school_class_id = ${schoolClassId}))`,
})

/**
 * Whether `change` took a student out of a class `sc` who is now in another class of its year and would be in both: one
 * who joined that class later, or who joined it with the import `ue` and has to stay.
 */
const isAssigned = (tx: Transaction): Fragment => {
  const { observations, reports, talkSheets } = blockers(tx, tx`scr.school_class_id`, tx`false`)
  return tx`exists (
    select from student_class_relation scr
    join school_class other_sc on other_sc.tenant_id = scr.tenant_id and other_sc.id = scr.school_class_id
    where scr.tenant_id = change.tenant_id and scr.student_id = change.student_id and scr.school_class_id <> sc.id
      and other_sc.is_active and other_sc.school_year_id is not distinct from sc.school_year_id
      and (scr.created_at > ue.created_at
        or scr.created_at = ue.created_at and (${observations} or ${reports} or ${talkSheets})))`
}

/**
 * Why an undo of the import `ue` now leaves the change `change` of a student as it is; null when it can be undone (rule
 * import.4).
 */
export const stayReason = (tx: Transaction): Fragment => {
  const { observations, reports, talkSheets } = blockers(tx, tx`change.school_class_id`, tx`change.kind = 'student'`)
  return tx`
  case
    when s.erases_at is not null then 'erasure'
    when change.school_class_id is not null and not sc.is_active then 'closed'
    when change.kind = 'student' and exists (
      select from student_class_relation scr
      join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
      where scr.tenant_id = change.tenant_id and scr.student_id = change.student_id and not sc.is_active) then 'closed'
    when change.kind in ('student', 'join') and ${observations} then 'observations'
    when change.kind in ('student', 'join') and ${reports} then 'reports'
    when change.kind in ('student', 'join') and ${talkSheets} then 'talkSheets'
    when change.kind = 'student' and exists (
      select from student_class_relation scr
      where scr.tenant_id = change.tenant_id and scr.student_id = change.student_id and scr.created_at > ue.created_at)
      then 'elsewhere'
    when change.kind = 'leave' and ${isAssigned(tx)} then 'elsewhere'
    when change.kind in ('student', 'name') and s.updated_at > ue.created_at then 'changed'
  end`
}

/** Whether a class `sc` that the import `ue` has made is in use, once its students are taken back. */
export const isUsed = (tx: Transaction): Fragment => tx`
  (sc.updated_at > ue.created_at
    or exists (select from student_class_relation scr
      where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id)
    or exists (select from school_subject ss where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id)
    or exists (select from class_access_right ar where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id)
    or exists (select from observation_trace ot where ot.tenant_id = sc.tenant_id and ot.school_class_id = sc.id)
    or exists (select from talk_sheet ts where ts.tenant_id = sc.tenant_id and ts.school_class_id = sc.id))`
