import type { Database } from '@lernspur/database/connection/connect'
import type { UndoKind } from '@lernspur/service-kit/undo/undo-journal'
import type { TestSchool } from '@lernspur/testing/test-school'

interface RecordedRow {
  readonly action: 'insert' | 'update' | 'delete'
  readonly table: string
  readonly content: object
}

/** An entry of the class, or without one of the school, in the undo journal of school-admin, as that service would record it now; returns its id. */
export const undoEntry = async (
  owner: Database,
  { tenantId, classTeacher }: TestSchool,
  kind: UndoKind,
  schoolClassId: string | null,
  rows: readonly RecordedRow[],
  facts: object = {},
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const service = 'lernspur_school_admin'
  await owner`
    insert into undo_entry (tenant_id, id, service, kind, actor_id, school_class_id, facts, expires_at)
    values (${tenantId}, ${id}, ${service}, ${kind}, ${classTeacher.userId}, ${schoolClassId},
      ${owner.json(facts as never)}, now() + interval '1 hour')`
  await owner`
    insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
    select ${tenantId}, ${id}, ${service}, i.action, i.table,
      jsonb_build_object('tenant_id', ${tenantId}::text) || i.content
    from jsonb_to_recordset(${owner.json(rows as never)}) as i (action text, "table" text, content jsonb)`
  return id
}
