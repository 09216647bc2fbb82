import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'

/**
 * The last day of the classes of `s` (student), read from them: '-infinity' without a class (rule student.5). It differs
 * from '0001-01-01' of those whose classes have no year and are not active.
 */
export const lastDayOfClasses = (tx: Transaction): Fragment => tx`(
  select coalesce(
    max(case when sy.id is not null then sy.school_year_end when sc.is_active then 'infinity' else '0001-01-01' end),
    '-infinity')
  from student_class_relation scr
  join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where scr.tenant_id = s.tenant_id and scr.student_id = s.id)`

/** Whether the stored day meets a comparison; where it is not known at present, that of the classes themselves. */
const whether = (tx: Transaction, comparison: Fragment): Fragment => tx`
  (s.enrolled_until ${comparison} or (s.enrolled_until is null and ${lastDayOfClasses(tx)} ${comparison}))`

/** Columns of `s` (student) that tell who has a class and a running one, for whoever sees all classes of the school. */
export const enrolmentColumns = (tx: Transaction, actor: Actor) => ({
  hasClass: { yes: whether(tx, tx`> '-infinity'`), no: whether(tx, tx`= '-infinity'`) },
  hasRunningClass: {
    yes: whether(tx, tx`>= ${schoolToday(tx, actor)}`),
    no: whether(tx, tx`< ${schoolToday(tx, actor)}`),
  },
})
