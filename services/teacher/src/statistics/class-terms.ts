import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** Subquery of the terms that have begun in the school years of a class, with the name of their year. */
export const classTerms = (tx: Transaction, { actor }: Call, schoolClassId: string): Fragment => tx`
  select stm.id, stm.name, sy.name as school_year_name, stm.start_date, stm.end_date
  from school_term stm
  join school_year sy on sy.tenant_id = stm.tenant_id and sy.id = stm.school_year_id
  where stm.tenant_id = ${actor.tenantId} and stm.start_date <= ${schoolToday(tx, actor)} and stm.school_year_id in (
    select scy.school_year_id from school_class_year scy
    where scy.tenant_id = ${actor.tenantId} and scy.school_class_id = ${schoolClassId}
    union
    select sc.school_year_id from school_class sc
    where sc.tenant_id = ${actor.tenantId} and sc.id = ${schoolClassId})`
