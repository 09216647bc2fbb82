import type { Receipt } from '@lernspur/contracts/school-admin/receipt.contract'
import type { ErasureCounts } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { recordSubjectsOfAnswers } from '@lernspur/service-kit/call/idempotency'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { signReceipt } from './receipt/sign-receipt'
import { readErasure } from './student-erasure.query'

/** What receipts need to know of the installation. */
export interface ReceiptOptions {
  readonly secret: string
  readonly publicUrl: string
  /** Days after which the last backup copy of a day is deleted. */
  readonly backupDays: number
}

export interface ErasureTask {
  readonly db: Database
  readonly files: FileStore
  readonly receipts: ReceiptOptions
}

interface DueErasure {
  readonly school: string
  readonly erasure: string
}

/**
 * Days until the last copy is deleted: a backup of today is too old only after its days are over, and is deleted by the
 * next one.
 */
const lastBackupDays = ({ backupDays }: ReceiptOptions): number => (backupDays === 0 ? 0 : backupDays + 1)

/** Signs what happened, in the transaction in which it happened. */
const writeReceipt = async (
  tx: Transaction,
  { school, erasure }: DueErasure,
  options: ReceiptOptions,
): Promise<void> => {
  const row = await readErasure(tx, { tenantId: school }, erasure)
  const [schoolRow] = await tx<{ name: string; lastDay: string }[]>`
    select t.name, school_today(t.id) + ${lastBackupDays(options)}::integer as last_day
    from tenant t where t.id = ${school}`
  if (!schoolRow || row.carriedOutAt === null || row.counts === null) return
  const receipt: Receipt = {
    kind: 'studentErasure',
    issuer: options.publicUrl,
    id: row.id,
    school: { id: school, name: schoolRow.name },
    student: { id: row.studentId, initials: row.initials },
    reason: row.reason,
    completedReports: row.completedReports,
    requestedBy: `${row.requestedBy.firstName} ${row.requestedBy.lastName}`.trim(),
    requestedAt: row.requestedAt,
    carriedOutAt: row.carriedOutAt,
    counts: row.counts,
    lastBackupDeletedOn: schoolRow.lastDay,
  }
  await tx`
    update student_erasure set receipt = ${signReceipt(receipt, options.secret)}
    where tenant_id = ${school} and id = ${erasure}`
}

const notifyPrograms = async (tx: Transaction, { school, erasure }: DueErasure): Promise<void> => {
  const [row] = await tx<{ studentId: string }[]>`
    select ser.student_id from student_erasure ser where ser.tenant_id = ${school} and ser.id = ${erasure}`
  if (row) await queueEvents(tx, { tenantId: school }, 'student.deleted', [row.studentId])
}

/** Erases one student; nothing when the request was undone meanwhile or another process was faster. */
const carryOut = async ({ db, files, receipts }: ErasureTask, due: DueErasure): Promise<void> => {
  const pictures = await writeTenant(db, due.school, async (tx) => {
    await recordSubjectsOfAnswers(tx, due.school, receipts.secret)
    const [erased] = await tx<{ counts: ErasureCounts; pictures: string[] }[]>`
      select counts, pictures from erase_student(${due.school}, ${due.erasure})`
    if (!erased) return []
    await notifyPrograms(tx, due)
    await writeReceipt(tx, due, receipts)
    return erased.pictures
  })
  // Bytes whose deletion fails no longer have a row, so nobody is served them.
  await Promise.all(pictures.map((id) => files.remove(fileKey(due.school, id))))
}

/** Erases every student whose waiting time is over, and leaves a signed receipt (rules keeping.1, erasure.2). */
export const carryOutErasures = async (task: ErasureTask, stop: AbortSignal): Promise<void> => {
  const due = await task.db<DueErasure[]>`select school, erasure from due_student_erasures()`
  for (const one of due) {
    if (stop.aborted) return
    await carryOut(task, one)
  }
}
