import { intervalOf, retentionPeriods, type Span } from '@lernspur/contracts/retention-periods'
import type { Call, Database, Fragment, Transaction } from '../call/call'
import { inSchoolsWithWork } from '../tenant/schools-with-work'

/** The acts that the journal undoes (rule undo.1), and for how long; null until the next act on the same row. */
export const undoKinds = {
  /** Observations that were deleted, with their photos (rule observation.8). */
  'observation-deletion': retentionPeriods.deletedEntry,
  /** A photo that was removed from its observation (rule photo.1). */
  'observation-photo-deletion': retentionPeriods.deletedEntry,
  /** A subject that was deleted, with its contents and who had it (rule subject.5). */
  'subject-deletion': { count: 1, unit: 'hours' },
  /** Several subjects that were changed at once (rule subject.6). */
  'subject-change': retentionPeriods.subjectChange,
  /** A class template that was deleted (rule class-template.3). */
  'class-template-deletion': { count: 1, unit: 'hours' },
  /** A list of names that was imported (rule import.4). */
  'student-import': retentionPeriods.studentImport,
  /** Two records of one student that were joined (rule student.11). */
  'student-join': retentionPeriods.studentJoin,
  /** Pictures of children of a class that were set at once (rule student.12). */
  'student-picture': { count: 1, unit: 'hours' },
  /** Another scale of an assessment (rule assessment.5). */
  'scale-change': null,
  /** Proposals of a report that were recalculated (rule report-subject.5). */
  'report-recalculation': null,
} as const satisfies Readonly<Record<string, Span | null>>

export type UndoKind = keyof typeof undoKinds

interface UndoEntryOptions {
  /** The class of the entry. */
  readonly schoolClassId?: string | null
  /** Further data of this kind of act. */
  readonly facts?: object
}

/** Opens the entry of an act in the undo journal and returns its id; `recordRows` adds what undoes the act. */
export const openUndoEntry = async (
  tx: Transaction,
  { actor: { tenantId, userId } }: Call,
  kind: UndoKind,
  { schoolClassId = null, facts = {} }: UndoEntryOptions = {},
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const span = undoKinds[kind]
  await tx`
    insert into undo_entry (tenant_id, id, kind, actor_id, school_class_id, facts, expires_at)
    values (${tenantId}, ${id}, ${kind}, ${userId}, ${schoolClassId}, ${tx.json(facts as never)},
      now() + ${span && intervalOf(span)}::interval)`
  return id
}

/** Rows of a table that an act inserts, changes or deletes. */
export interface RecordedRows {
  readonly action: 'insert' | 'update' | 'delete'
  readonly table: string
  /** Condition on `r`, a row of the table in the caller's school. */
  readonly where: Fragment
  /**
   * The columns to record beside the keys, if the act changes no others and the undo must leave the rest alone. By
   * default rows are recorded whole, with every column that the table has or will get.
   */
  readonly columns?: readonly string[]
}

/** Records rows of an act as they are now: before they are changed or deleted, or after they were inserted. */
export const recordRows = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  undoEntryId: string,
  recorded: readonly RecordedRows[],
): Promise<void> => {
  const selects = recorded.map(
    ({ action, table, where, columns }, index) => tx`
      select ${index}::integer as place, ${action}::text as action, ${table}::text as table_name, ${
        columns
          ? tx`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r))
              where key = any(${['tenant_id', 'id', ...columns]}::text[]))`
          : tx`to_jsonb(r)`
      } as content
      from ${tx(table)} as r where r.tenant_id = ${tenantId} and ${where}`,
  )
  const [first, ...others] = selects
  if (!first) return
  const all = others.reduce((before, one) => tx`${before} union all ${one}`, first)
  await tx`
    insert into undo_row (tenant_id, undo_entry_id, action, table_name, content)
    select ${tenantId}, ${undoEntryId}, recorded.action, recorded.table_name, recorded.content
    from (${all}) as recorded
    order by recorded.place, recorded.content ->> 'id'`
}

/** Entries `ue` with each of their rows `uro` of a table; to be limited by `undoable`. */
export const entriesWith = (tx: Transaction, table: string): Fragment => tx`
  undo_entry ue
  join undo_row uro on uro.tenant_id = ue.tenant_id and uro.undo_entry_id = ue.id and uro.table_name = ${table}`

/** Entries `ue` of the caller's school and of a kind that can still be undone, as a condition. */
export const undoable = (tx: Transaction, { actor: { tenantId } }: Pick<Call, 'actor'>, kind: UndoKind): Fragment => tx`
  ue.tenant_id = ${tenantId} and ue.kind = ${kind} and (ue.expires_at is null or ue.expires_at > now())`

interface RestoreOptions {
  /** Restores rows that still exist, except for the columns named; by default such a row stays as it is. */
  readonly overwrite?: { readonly except: readonly string[] }
}

/**
 * Writes back recorded rows of a table, for the entries that `condition` on `uro` (undo_row) finds, and returns how
 * many. Rows that refer to something gone are left out, so restore parents before their children.
 */
export const restoreRows = async (
  tx: Transaction,
  { actor: { tenantId } }: Call,
  table: string,
  condition: Fragment,
  { overwrite }: RestoreOptions = {},
): Promise<number> => {
  const [restored] = await tx<{ count: number | null }[]>`
    select restore_rows(${table}::regclass, jsonb_agg(uro.content order by uro.id), ${overwrite !== undefined},
      ${[...(overwrite?.except ?? [])]}::text[]) as count
    from undo_row uro
    where uro.tenant_id = ${tenantId} and uro.table_name = ${table} and ${condition}`
  return restored?.count ?? 0
}

/** Deletes the entry of an act that is undone or replaced. */
export const deleteUndoEntry = async (tx: Transaction, { actor: { tenantId } }: Call, id: string): Promise<void> => {
  await tx`delete from undo_entry where tenant_id = ${tenantId} and id = ${id}`
}

/**
 * Deletes the expired entries of the calling service, and entries without a time whose rows are gone
 * (rule undo.2).
 */
export const purgeUndoEntries = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(
    db,
    stop,
    { work: 'undo-journal' },
    (tx, tenantId) => tx`
      delete from undo_entry ue
      where ue.tenant_id = ${tenantId} and (ue.expires_at <= now() or ue.expires_at is null and not exists (
        select from undo_row uro where uro.tenant_id = ue.tenant_id and uro.undo_entry_id = ue.id))`,
  )
