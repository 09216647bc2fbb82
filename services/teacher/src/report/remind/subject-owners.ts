import { subjectWriters } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/**
 * Subquery `select user_id, school_subject_id …` of who owns each subject of a class in its reports: among its writers
 * those with the fewest subjects there, who teach it, rather than those who may write everything (rule report-work.3).
 */
export const subjectOwners = (tx: Transaction, actor: Actor, schoolClassId: string): Fragment => tx`
  select ranked.user_id, ranked.school_subject_id
  from (
    select held.user_id, held.school_subject_id,
      rank() over (partition by held.school_subject_id order by held.subject_count) as place
    from (
      select w.user_id, w.school_subject_id, count(*) over (partition by w.user_id) as subject_count
      from (${subjectWriters(tx, actor, schoolClassId)}) as w
    ) as held
  ) as ranked
  where ranked.place = 1`
