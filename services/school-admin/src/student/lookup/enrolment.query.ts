import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { unknownDay } from '../../enrolment/invalidate-enrolment-end'

/**
 * The last day of the classes of `s` (student), read from them: '-infinity' without a class (rule student.5). Students
 * whose classes have no year and are not active get '0001-01-01' instead.
 */
export const lastDayOfClasses = (tx: Transaction): Fragment => tx`(
  select coalesce(
    max(case when sy.id is not null then sy.school_year_end when sc.is_active then 'infinity' else '0001-01-01' end),
    '-infinity')
  from student_class_relation scr
  join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where scr.tenant_id = s.tenant_id and scr.student_id = s.id)`

/**
 * Columns of `s` (student) that tell who has a class and a running one, for users who see all classes of the school.
 */
export const enrolmentColumns = (tx: Transaction, actor: Actor) => {
  const day = tx`s.enrolled_until`
  const none = tx`date '-infinity'`
  const unknown = unknownDay(tx)
  const today = schoolToday(tx, actor)
  const actual = lastDayOfClasses(tx)
  // A condition on the stored day, for the index; then the classes of those whose day is not known.
  return {
    hasClass: {
      yes: tx`(${day} > ${none} and (${day} <> ${unknown} or ${actual} > ${none}))`,
      no: tx`(${day} in (${none}, ${unknown}) and (${day} <> ${unknown} or ${actual} = ${none}))`,
    },
    hasRunningClass: {
      yes: tx`(${day} >= ${today} or (${day} = ${unknown} and ${actual} >= ${today}))`,
      no: tx`(${day} < ${today} and (${day} <> ${unknown} or ${actual} < ${today}))`,
    },
  }
}
