import type { Transaction } from '@lernspur/service-kit/call/call'
import type { RecordedRows } from '@lernspur/service-kit/undo/undo-journal'

/** Subjects with their domains and competences, parents first, to be recorded in the undo journal. */
export const contentsOf = (
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
  action: RecordedRows['action'],
): RecordedRows[] => {
  const subjectIds = [...ids]
  return [
    { action, table: 'school_subject', where: tx`r.id = any(${subjectIds}::uuid[])` },
    { action, table: 'competence_domain', where: tx`r.school_subject_id = any(${subjectIds}::uuid[])` },
    {
      action,
      table: 'competence',
      where: tx`r.domain_id in (
        select cd.id from competence_domain cd
        where cd.tenant_id = ${tenantId} and cd.school_subject_id = any(${subjectIds}::uuid[]))`,
    },
  ]
}
