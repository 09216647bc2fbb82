import type { subjectChangeKinds } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { deleteUndoEntry, openUndoEntry, recordRows } from '@lernspur/service-kit/undo/undo-journal'
import { contentsOf } from '../subject-contents'
import { subjectDigest } from './subject-digest'

type Kind = (typeof subjectChangeKinds)[number]

/** What the journal holds of a change of several subjects besides their rows. */
export interface SubjectChangeFacts {
  readonly kind: Kind
  readonly subjectIds: readonly string[]
  readonly names: readonly string[]
  /** Classes of the subjects, null for templates. */
  readonly schoolClassIds: readonly (string | null)[]
  /** Of the subjects after the change, so that undoing it takes nothing from those who went on working. */
  readonly digestAfter: string
}

/**
 * Carries out a change of several subjects and records what undoes it: `present` are the subjects that it changes or
 * deletes, and `work` returns the ids of those that it has changed or made. A change that changed nothing is not
 * recorded.
 */
export const recordChange = async <Changed extends { readonly ids: readonly string[] }>(
  tx: Transaction,
  call: Call,
  kind: Kind,
  present: readonly string[],
  work: () => Promise<Changed>,
): Promise<Changed> => {
  const { tenantId } = call.actor
  await tx`
    select from school_subject where tenant_id = ${tenantId} and id = any(${[...present]}::uuid[]) order by id for update`
  const entryId = await openUndoEntry(tx, call, 'subject-change')
  await recordRows(tx, call, entryId, contentsOf(tx, tenantId, present, 'update'))
  const done = await work()
  const ids = [...new Set([...present, ...done.ids])]
  if (ids.length === 0) {
    await deleteUndoEntry(tx, call, entryId)
    return done
  }
  await tx`
    with subject as (
      select 2 as place, ss.id, ss.name, ss.school_class_id from school_subject ss
      where ss.tenant_id = ${tenantId} and ss.id = any(${ids}::uuid[])
      union all
      select 1, uro.row_id, uro.content ->> 'name', uro.school_class_id from undo_row uro
      where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${entryId} and uro.table_name = 'school_subject'
        and not exists (select from school_subject ss where ss.tenant_id = uro.tenant_id and ss.id = uro.row_id)
    )
    update undo_entry set facts = jsonb_build_object(
      'kind', ${kind}::text, 'subjectIds', ${tx.json(ids)}::jsonb,
      'names', (
        select coalesce(jsonb_agg(name order by place, case place when 2 then name end, id), '[]')
        from subject where place = 2 or ${kind}::text = 'delete'),
      'schoolClassIds', (select coalesce(jsonb_agg(distinct school_class_id), '[]') from subject),
      'digestAfter', ${subjectDigest(tx, tenantId, ids)})
    where tenant_id = ${tenantId} and id = ${entryId}`
  return done
}
