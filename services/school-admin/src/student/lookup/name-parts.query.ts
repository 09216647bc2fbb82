import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Characters of a part of a name. */
export const partLength = 12

/**
 * Whether `s` (student) may have `word`, as `fold_text` makes it and without spaces, somewhere in the name: all who have
 * it, and those whose parts are not made yet.
 */
export const mayBeNamed = (tx: Transaction, { tenantId }: Actor, word: Fragment): Fragment => {
  const beginning = tx`left(${word}, ${partLength}) collate "C"`
  // As one array, which is read first, because the planner cannot tell how many rows either part has.
  return tx`s.id = any(array(
    select snp.student_id from student_name_part snp
    where snp.tenant_id = ${tenantId} and snp.part >= ${beginning} and snp.part < ${beginning} || chr(1114111)
    union all
    select new_s.id from student new_s
    where new_s.tenant_id = ${tenantId} and new_s.searched_as is distinct from new_s.search_text))`
}
