import type { ImportedKind } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** One thing that an import has changed, with what its undo needs to know. */
export interface Change {
  readonly kind: ImportedKind
  readonly studentId?: string
  readonly schoolClassId?: string
  /** Names of a renamed student, or ids of the subjects of one who left. */
  readonly before?: { readonly firstName: string; readonly lastName: string } | readonly string[]
}

/** Remembers an import and what it changed; returns its id. */
export const recordImport = async (
  tx: Transaction,
  { actor: { tenantId, userId } }: Call,
  scope: string | null,
  changes: readonly Change[],
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const counts = { student: 0, name: 0, join: 0, leave: 0, class: 0 }
  for (const { kind } of changes) counts[kind] += 1
  await tx`
    insert into student_import (tenant_id, id, school_class_id, counts, created_by_id)
    values (${tenantId}, ${id}, ${scope}, ${tx.json(counts)}, ${userId})`
  await tx`
    insert into student_import_change (tenant_id, student_import_id, kind, student_id, school_class_id, before)
    select ${tenantId}, ${id}, i.kind, i."studentId", i."schoolClassId", i.before
    from jsonb_to_recordset(${tx.json(changes as never)})
      as i (kind text, "studentId" uuid, "schoolClassId" uuid, before jsonb)`
  return id
}
