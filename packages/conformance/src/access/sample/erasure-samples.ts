import type { Database } from '@lernspur/database/connection/connect'
import { testSecret } from '@lernspur/database/testing/test-server'
import { carryOutErasures } from '@lernspur/service-school-admin/student-erasure/carry-out-erasures'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'

const addErasure = async (owner: Database, { tenantId, admin }: TestSchool, due: string): Promise<string> => {
  const [student] = await owner<{ id: string }[]>`
    insert into student (tenant_id, first_name, last_name, erases_at)
    values (${tenantId}, 'Levi', 'Lang', now() + ${due}::interval) returning id`
  const [erasure] = await owner<{ id: string }[]>`
    insert into student_erasure (tenant_id, student_id, initials, reason, keeps_completed_reports, requested_by_id, due_at)
    values (${tenantId}, ${student?.id ?? ''}, 'L. L.', 'other', true, ${admin.userId}, now() + ${due}::interval)
    returning id`
  return erasure?.id ?? ''
}

/** A waiting request and one that was carried out. */
export const erasureFixture = async (owner: Database, school: TestSchool): Promise<Fixture['erasures']> => {
  const [pendingId, doneId] = [await addErasure(owner, school, '7 days'), await addErasure(owner, school, '-1 second')]
  const files = {
    put: async () => {},
    get: async () => undefined,
    remove: async () => {},
    removeAll: async () => {},
    async *list() {},
  }
  const receipts = { secret: testSecret, publicUrl: testPublicUrl, backupDays: 30 }
  await carryOutErasures({ db: owner, files, receipts }, new AbortController().signal)
  return { pendingId, doneId }
}

/** Requests about erasing and exporting students. */
export const erasureSamples = ({ school, erasures: { pendingId, doneId } }: Fixture) => {
  const [first, , last] = school.schoolClass.students
  return {
    previewStudentErasure: { path: `/students/${first.id}/erasure-preview?completedReports=keep` },
    requestStudentErasure: {
      path: `/students/${last?.id}/erasures`,
      body: { reason: 'request', completedReports: 'keep' },
    },
    undoStudentErasure: { path: `/student-erasures/${pendingId}/undo` },
    listStudentErasures: { path: '/student-erasures' },
    getErasureReceipt: { path: `/student-erasures/${doneId}/receipt.json` },
    getErasureReceiptPdf: { path: `/student-erasures/${doneId}/receipt.pdf` },
    getReceiptKey: { path: '/receipts/key' },
    verifyReceipt: { path: '/receipts/verify', body: { signature: 'a.b.c' } },
    exportStudent: { path: `/students/${first.id}/export` },
  } satisfies Record<string, SampleValue>
}
