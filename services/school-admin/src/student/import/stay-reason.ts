import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Changes `sic` of an import `si`, with their students `s` and classes `sc`, ending in a condition. */
export const changesOf = (tx: Transaction): Fragment => tx`
  student_import_change sic
  left join student s on s.tenant_id = sic.tenant_id and s.id = sic.student_id
  left join school_class sc on sc.tenant_id = sic.tenant_id and sc.id = sic.school_class_id
  where sic.tenant_id = si.tenant_id and sic.student_import_id = si.id`

/** What keeps the student of `sic` in a class, by its id; or `anywhere`. */
const keeping = (tx: Transaction, schoolClassId: Fragment, anywhere: Fragment) => ({
  observations: tx`exists (
    select from observation_trace ot
    where ot.tenant_id = sic.tenant_id and ot.student_id = sic.student_id
      and (${anywhere} or ot.school_class_id = ${schoolClassId}))`,
  reports: tx`exists (
    select from report r
    where r.tenant_id = sic.tenant_id and r.original_student_id = sic.student_id
      and (${anywhere} or r.school_class_id = ${schoolClassId}))`,
  talkSheets: tx`exists (
    select from talk_sheet ts
    where ts.tenant_id = sic.tenant_id and ts.student_id = sic.student_id
      and (${anywhere} or ts.school_class_id = ${schoolClassId}))`,
})

/**
 * Whether `sic` took a student out of a class `sc` who is in another one of its year by now, and would be in both: who
 * came there later, or with the import `si` and has to stay.
 */
const isPlaced = (tx: Transaction): Fragment => {
  const { observations, reports, talkSheets } = keeping(tx, tx`scr.school_class_id`, tx`false`)
  return tx`exists (
    select from student_class_relation scr
    join school_class other_sc on other_sc.tenant_id = scr.tenant_id and other_sc.id = scr.school_class_id
    where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and scr.school_class_id <> sc.id
      and other_sc.is_active and other_sc.school_year_id is not distinct from sc.school_year_id
      and (scr.created_at > si.created_at
        or scr.created_at = si.created_at and (${observations} or ${reports} or ${talkSheets})))`
}

/** Why an undo of the import `si` now leaves the change `sic` of a student as it is; null when it need not (rule import.4). */
export const stayReason = (tx: Transaction): Fragment => {
  const { observations, reports, talkSheets } = keeping(tx, tx`sic.school_class_id`, tx`sic.kind = 'student'`)
  return tx`
  case
    when s.erases_at is not null then 'erasure'
    when sic.school_class_id is not null and not sc.is_active then 'closed'
    when sic.kind = 'student' and exists (
      select from student_class_relation scr
      join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
      where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and not sc.is_active) then 'closed'
    when sic.kind in ('student', 'join') and ${observations} then 'observations'
    when sic.kind in ('student', 'join') and ${reports} then 'reports'
    when sic.kind in ('student', 'join') and ${talkSheets} then 'talkSheets'
    when sic.kind = 'student' and exists (
      select from student_class_relation scr
      where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and scr.created_at > si.created_at)
      then 'elsewhere'
    when sic.kind = 'leave' and ${isPlaced(tx)} then 'elsewhere'
    when sic.kind in ('student', 'name') and s.updated_at > si.created_at then 'changed'
  end`
}

/** Whether a class `sc` that the import `si` has made is in use, once its students are taken back. */
export const isUsed = (tx: Transaction): Fragment => tx`
  (sc.updated_at > si.created_at
    or exists (select from student_class_relation scr
      where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id)
    or exists (select from school_subject ss where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id)
    or exists (select from class_access_right ar where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id)
    or exists (select from observation_trace ot where ot.tenant_id = sc.tenant_id and ot.school_class_id = sc.id)
    or exists (select from talk_sheet ts where ts.tenant_id = sc.tenant_id and ts.school_class_id = sc.id))`
