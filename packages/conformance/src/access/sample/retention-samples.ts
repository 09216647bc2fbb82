import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture } from '../fixture'

/** School year whose audit log is due for deletion, and the previous one, whose deletion the admin has confirmed. */
const dueYear = 1990

/** Gives the school an audit entry due for deletion, a confirmed deletion that can be undone, and a recent archive. */
export const waitingDeletion = async (owner: Database, { tenantId, admin }: TestSchool): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, created_at)
    values
      (${tenantId}, ${admin.userId}, 'old', 'student.update', ${`${dueYear}-10-01T12:00:00Z`}),
      (${tenantId}, ${admin.userId}, 'archive', 'tenant.export', now())`
  await owner`
    insert into retention_deletion (tenant_id, id, kind, year, counted, requested_by_id, due_at)
    values (${tenantId}, ${id}, 'audit', ${dueYear - 1}, 1, ${admin.userId}, now() + interval '7 days')`
  return id
}

/** Requests about what a school keeps, and about closing it. */
export const retentionSamples = ({ school, dueDeletionId }: Fixture) => ({
  getRetention: { path: '/tenants/current/retention' },
  chooseRetention: { path: '/tenants/current/retention/audit', body: { years: 10 } },
  deleteDue: { path: '/tenants/current/retention/deletions', body: { kind: 'audit', year: dueYear } },
  undoDueDeletion: { path: `/tenants/current/retention/deletions/${dueDeletionId}` },
  getClosing: { path: '/tenants/current/closing' },
  closeSchool: { path: '/tenants/current/closing', body: { name: school.name } },
  undoClosing: { path: '/tenants/current/closing' },
})
