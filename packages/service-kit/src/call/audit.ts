import type { Actor } from '../session/actor'
import type { Fragment, Transaction } from './call'
import type { Differences } from './differences'
import { queueEventOf } from './queue-events'

interface AuditContext {
  /** `userId` is null where nobody is known to have done it. */
  readonly actor: Pick<Actor, 'tenantId' | 'programId'> & { readonly userId: string | null }
  readonly requestId: string
}

/**
 * Writes an audit entry in the transaction of the change. `action` is `<noun>.<verb>`; `change` says what became of the
 * row's fields (rule audit.1). It never holds what was written about a child. `schoolId` is the school that an act of
 * the provider is about. What programs are told of is queued beside it (rule webhook.2).
 */
export const audit = async (
  tx: Transaction,
  { actor, requestId }: AuditContext,
  action: `${string}.${string}`,
  entityId: string | readonly string[] | null,
  change: Differences = {},
  schoolId: string | null = null,
): Promise<void> => {
  const entityIds = entityId === null || typeof entityId === 'string' ? [entityId] : [...entityId]
  await Promise.all([
    insertEntries(tx, { actor, requestId }, action, entityIds, change, schoolId),
    queueEventOf(tx, actor, action, entityIds, change),
  ])
}

const insertEntries = async (
  tx: Transaction,
  { actor, requestId }: AuditContext,
  action: string,
  entityIds: readonly (string | null)[],
  change: Differences,
  schoolId: string | null,
): Promise<void> => {
  await tx`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, change, school_id, program_id)
    select ${actor.tenantId}, ${actor.userId}, ${requestId}, ${action}, entity_id,
      nullif(${tx.json(change as never)}::jsonb, '{}'), ${schoolId}, ${actor.programId ?? null}
    from unnest(${[...entityIds]}::uuid[]) as entity_id`
}

/** As `audit` for several rows, of which each has its own `change`. */
export const auditEach = async (
  tx: Transaction,
  { actor, requestId }: AuditContext,
  action: `${string}.${string}`,
  entries: readonly { readonly id: string; readonly change: Differences }[],
): Promise<void> => {
  const insert = async () => {
    await tx`
      insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, change, program_id)
      select ${actor.tenantId}, ${actor.userId}, ${requestId}, ${action}, i.id, nullif(i.change, '{}'),
        ${actor.programId ?? null}
      from jsonb_to_recordset(${tx.json(entries as never)}::jsonb) as i (id uuid, change jsonb)`
  }
  const ids = entries.map(({ id }) => id)
  await Promise.all([insert(), queueEventOf(tx, actor, action, ids)])
}

interface AuditedBy {
  /** `userId` is null where nobody is known to have done it. */
  readonly actor: { readonly userId: string | null }
  readonly requestId: string
}

/**
 * The same in the audit of another school than the transaction's; the transaction then returns to its own. Programs are
 * told of it by the entry that the actor's own audit has.
 */
export const auditInSchool = async (
  tx: Transaction,
  { actor, requestId }: AuditedBy,
  tenantId: string,
  action: `${string}.${string}`,
  entityId: string | readonly string[],
  change: Differences = {},
): Promise<void> => {
  const [before] = await tx<{ tenantId: string | null }[]>`select current_setting('app.tenant_id', true) as tenant_id`
  await tx`select set_config('app.tenant_id', ${tenantId}, true)`
  const entityIds = typeof entityId === 'string' ? [entityId] : entityId
  await insertEntries(tx, { requestId, actor: { tenantId, userId: actor.userId } }, action, entityIds, change, null)
  await tx`select set_config('app.tenant_id', ${before?.tenantId ?? ''}, true)`
}

/** A recorded value as lists show it: one with parts of its own, such as the layout of reports, as it is written. */
const listedValue = (tx: Transaction, value: Fragment): Fragment =>
  tx`case jsonb_typeof(${value}) when 'object' then to_jsonb((${value})::text) else ${value} end`

/** What every list of audit entries shows of `aue` (audit_entry) and its user `u` (app_user): a select list. */
export const auditEntrySelect = (tx: Transaction): Fragment => tx`
  aue.id, aue.created_at, split_part(aue.action, '.', 1) as noun, split_part(aue.action, '.', 2) as verb,
  case when u.id is not null then
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
  end as user,
  coalesce((
    select jsonb_agg(jsonb_build_object('field', change.key, 'before', ${listedValue(tx, tx`change.value->0`)},
      'after', ${listedValue(tx, tx`change.value->1`)}) order by change.key)
    from jsonb_each(aue.change) as change), '[]') as changes`
