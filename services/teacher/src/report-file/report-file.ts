import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { ApiError, refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import { removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'

type Bytes = Uint8Array<ArrayBuffer>

/** Where the bytes of a printed report are (rule print.15): still in its row, else in the file store. */
export interface ReportFileRow {
  readonly id: string
  readonly bytes: Uint8Array | null
  /** SHA-256 of the bytes, hexadecimal; null for a file that was not moved into the store yet. */
  readonly sha256: string | null
}

/** Seconds after which a call that the file store has failed may be tried again. */
const retryAfter = 10

/** SHA-256, hexadecimal. */
export const digestOf = (bytes: Uint8Array): string => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')

/** Puts the bytes of a printed report into the store; writing them again changes nothing. */
export const putReportFile = (files: FileStore, tenantId: string, id: string, bytes: Bytes): Promise<void> =>
  files.put(fileKey(tenantId, id), bytes, 'application/pdf')

/** What the store does for a call; 503 for a store that does not answer. */
const byStore = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    throw new ApiError('UNKNOWN', undefined, { status: 503, retryAfter, cause })
  }
}

/**
 * The bytes of a printed report. REPORT_FILE_UNREADABLE when the store has lost or changed them: nothing else is served
 * in their place (rule print.15).
 */
export const readReportFile = async ({ actor, files }: Call, row: ReportFileRow): Promise<Bytes> => {
  if (row.bytes) return new Uint8Array(row.bytes)
  const bytes = await byStore(files.get(fileKey(actor.tenantId, row.id)))
  return bytes && digestOf(bytes) === row.sha256 ? bytes : refuse('REPORT_FILE_UNREADABLE')
}

/** Whether an error says that a printed report is lost, which no second attempt changes. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REPORT_FILE_UNREADABLE'

interface NewReportFile {
  readonly reportId: string
  readonly language: string
  readonly bytes: Bytes
}

/**
 * Stores a printed report unless somebody has been faster. The file is there before its row: when the row cannot be
 * written, or another one is there already, the file is removed again. 503 while the store does not answer; then nothing
 * is written.
 */
export const storeReportFile = async (call: Call, { reportId, language, bytes }: NewReportFile): Promise<void> => {
  const { tenantId } = call.actor
  const id = Bun.randomUUIDv7()
  await byStore(putReportFile(call.files, tenantId, id, bytes))
  let isAdded = false
  try {
    // The bytes stay in the row for a day: the version before, which may run beside this one, looks nowhere else.
    const added = await writeTenant(
      call.db,
      tenantId,
      (tx) => tx`
        insert into report_file (tenant_id, id, report_id, language, bytes, size, sha256, stored_at)
        values (${tenantId}, ${id}, ${reportId}, ${language}, ${bytes}, ${bytes.byteLength}, ${digestOf(bytes)}, now())
        on conflict (tenant_id, report_id, language) do nothing returning id`,
    )
    isAdded = added.length > 0
  } finally {
    if (!isAdded) await removeBytes(call.files, [fileKey(tenantId, id)])
  }
}

/** Keys of the stored files of reports, to be read before these are deleted. */
export const reportFileKeys = async (
  tx: Transaction,
  tenantId: string,
  reportIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select rf.id from report_file rf
    where rf.tenant_id = ${tenantId} and rf.report_id = any(${[...reportIds]}::uuid[])`
  return rows.map(({ id }) => fileKey(tenantId, id))
}
