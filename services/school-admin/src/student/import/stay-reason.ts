import type { Fragment, Transaction } from '@lernspur/service-kit/call'

/** Changes `sic` of an import `si`, with their students `s` and classes `sc`, ending in a condition. */
export const changesOf = (tx: Transaction): Fragment => tx`
  student_import_change sic
  left join student s on s.tenant_id = sic.tenant_id and s.id = sic.student_id
  left join school_class sc on sc.tenant_id = sic.tenant_id and sc.id = sic.school_class_id
  where sic.tenant_id = si.tenant_id and sic.student_import_id = si.id`

/** Whether `sic` took a student out of a class `sc` who is now in another one of its year, and would be in both. */
const isPlaced = (tx: Transaction): Fragment => tx`
  exists (
    select from student_class_relation scr
    join school_class other_sc on other_sc.tenant_id = scr.tenant_id and other_sc.id = scr.school_class_id
    where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and scr.school_class_id <> sc.id
      and other_sc.is_active and other_sc.school_year_id is not distinct from sc.school_year_id
      and (scr.created_at > si.created_at or scr.created_at = si.created_at and (
        exists (
          select from observation_trace ot where ot.tenant_id = scr.tenant_id and ot.student_id = scr.student_id
            and ot.school_class_id = scr.school_class_id)
        or exists (
          select from report r where r.tenant_id = scr.tenant_id and r.original_student_id = scr.student_id
            and r.school_class_id = scr.school_class_id)
        or exists (
          select from talk_sheet ts where ts.tenant_id = scr.tenant_id and ts.student_id = scr.student_id
            and ts.school_class_id = scr.school_class_id))))`

/** Why an undo of the import `si` now leaves the change `sic` of a student as it is; null when it need not (rule import.4). */
export const stayReason = (tx: Transaction): Fragment => tx`
  case
    when s.erases_at is not null then 'erasure'
    when sic.school_class_id is not null and not sc.is_active then 'closed'
    when sic.kind = 'student' and exists (
      select from student_class_relation scr
      join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
      where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and not sc.is_active) then 'closed'
    when sic.kind in ('student', 'join') and exists (
      select from observation_trace ot
      where ot.tenant_id = sic.tenant_id and ot.student_id = sic.student_id
        and (sic.kind = 'student' or ot.school_class_id = sic.school_class_id)) then 'observations'
    when sic.kind in ('student', 'join') and exists (
      select from report r
      where r.tenant_id = sic.tenant_id and r.original_student_id = sic.student_id
        and (sic.kind = 'student' or r.school_class_id = sic.school_class_id)) then 'reports'
    when sic.kind in ('student', 'join') and exists (
      select from talk_sheet ts
      where ts.tenant_id = sic.tenant_id and ts.student_id = sic.student_id
        and (sic.kind = 'student' or ts.school_class_id = sic.school_class_id)) then 'talkSheets'
    when sic.kind = 'student' and exists (
      select from student_class_relation scr
      where scr.tenant_id = sic.tenant_id and scr.student_id = sic.student_id and scr.created_at > si.created_at)
      then 'elsewhere'
    when sic.kind = 'leave' and ${isPlaced(tx)} then 'elsewhere'
    when sic.kind in ('student', 'name') and s.updated_at > si.created_at then 'changed'
  end`

/** Whether a class `sc` that the import `si` has made is in use, once its students are taken back. */
export const isUsed = (tx: Transaction): Fragment => tx`
  (sc.updated_at > si.created_at
    or exists (select from student_class_relation scr
      where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id)
    or exists (select from school_subject ss where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id)
    or exists (select from class_access_right ar where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id)
    or exists (select from observation_trace ot where ot.tenant_id = sc.tenant_id and ot.school_class_id = sc.id)
    or exists (select from talk_sheet ts where ts.tenant_id = sc.tenant_id and ts.school_class_id = sc.id))`
