import type { subjectChangeKinds } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { digest, type Snapshot, snapshots } from './snapshot'

type Kind = (typeof subjectChangeKinds)[number]

/**
 * Does a change of several subjects and keeps what undoes it: `present` are the subjects that it changes or deletes, and
 * `work` answers the ids of those that it leaves changed or made. Nothing is kept of a change that changed nothing.
 */
export const recordChange = async <Changed extends { readonly ids: readonly string[] }>(
  tx: Transaction,
  { actor }: Call,
  kind: Kind,
  present: readonly string[],
  work: () => Promise<Changed>,
): Promise<Changed> => {
  const { tenantId, userId } = actor
  await tx`
    select from school_subject where tenant_id = ${tenantId} and id = any(${[...present]}::uuid[]) order by id for update`
  const [before] = await tx<{ contents: readonly Snapshot[] }[]>`
    select ${snapshots(tx, tenantId, present)} as contents`
  const done = await work()
  const ids = [...new Set([...present, ...done.ids])]
  if (ids.length === 0) return done
  const contents = before?.contents ?? []
  const gone = kind === 'delete' ? contents.map(({ subject }) => subject.name) : []
  await tx`
    insert into subject_change (tenant_id, user_id, kind, subject_ids, names, contents_before, digest_after)
    select ${tenantId}, ${userId}, ${kind}, ${ids}::uuid[], ${gone}::text[] || array(
        select ss.name from school_subject ss
        where ss.tenant_id = ${tenantId} and ss.id = any(${ids}::uuid[]) order by ss.name, ss.id),
      ${tx.json(contents as never)}, ${digest(tx, tenantId, ids)}`
  return done
}
