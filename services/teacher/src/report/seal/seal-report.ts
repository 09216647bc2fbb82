import { randomBytes } from 'node:crypto'
import { innerMark, readFileMark, signedFile } from '@lernspur/contracts/teacher/report-seal/file-mark'
import { fileMessage, sealCode, sealHead, sealMessage, uuidOf } from '@lernspur/contracts/teacher/report-seal/seal-code'
import { preparedFile } from '@lernspur/contracts/teacher/report-seal/signature-field'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { ReportDocumentProps, ReportSeal } from '@lernspur/documents/report-document'
import { dayOfInstant } from '@lernspur/documents/text/report-dates'
import { reportData } from '@lernspur/documents/xschule/report-data'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { reportFileKeys } from '../../report-file/report-file'
import { schoolSigner } from './pades/school-signer'
import { signatureRoom, signedData } from './pades/signed-data'
import { currentKey, keyOfSeal } from './school-key'
import { hasUnsafeKey } from './unsafe-key'

interface SealRow {
  readonly code: string
  readonly data: string
}

const known = async (tx: Transaction, call: Call, reportId: string): Promise<SealRow | undefined> => {
  const [row] = await tx<SealRow[]>`
    select rsl.code, rsl.data from report_seal rsl
    where rsl.tenant_id = ${call.actor.tenantId} and rsl.report_id = ${reportId}`
  return row
}

const sha256 = (bytes: Uint8Array) => new Uint8Array(new Bun.CryptoHasher('sha256').update(bytes).digest())

/** Tells everybody which sealed documents the completed reports replace that `condition` on `r` (report) finds. */
const publishReplaced = async (tx: Transaction, { actor }: Call, condition: Fragment): Promise<void> => {
  await tx`
    insert into replaced_document (id)
    select rsl.document_id
    from report r join report_seal rsl on rsl.tenant_id = r.tenant_id and rsl.report_id = r.corrects_id
    where r.tenant_id = ${actor.tenantId} and r.status = 'completed' and ${condition}
    on conflict (id) do nothing`
}

/** Tells everybody that completed reports replace those that they correct (rule signature.9). */
export const replaceReports = (tx: Transaction, call: Call, reportIds: readonly string[]): Promise<void> =>
  publishReplaced(tx, call, tx`r.id = any(${[...reportIds]}::uuid[])`)

const made = async (tx: Transaction, call: Call, reportId: string, report: ReportDocumentProps): Promise<SealRow> => {
  const { tenantId } = call.actor
  const key = await currentKey(tx, call)
  // Somebody may have sealed it while this call waited for the key.
  const row = await known(tx, call, reportId)
  if (row) return row
  const data = reportData(report, randomBytes(16).toString('base64url'))
  const documentId = new Uint8Array(randomBytes(16))
  const head = sealHead({
    keyId: key.keyId,
    documentId,
    day: dayOfInstant(report.completedAt ?? ''),
    digest: sha256(new TextEncoder().encode(data)),
    schoolName: report.school.name,
  })
  const code = sealCode(head, key.sign(sealMessage(head)))
  await tx`
    insert into report_seal (tenant_id, report_id, seal_key_id, document_id, code, data)
    values (${tenantId}, ${reportId}, ${key.id}, ${uuidOf(documentId)}, ${code}, ${data})`
  // It may be replaced before anybody has printed it.
  await publishReplaced(tx, call, tx`r.corrects_id = ${reportId}`)
  return { code, data }
}

/**
 * Removes the seal of a report and the rows of its files, and returns the keys of their bytes, if the key is revoked because others may have had it: what was handed out
 * proves nothing any more, and the next print has a new seal (rule signature.11).
 */
const removeRevoked = async (tx: Transaction, { actor }: Call, reportId: string): Promise<string[]> => {
  const { tenantId } = actor
  const removed = await tx`
    delete from report_seal rsl
    where rsl.tenant_id = ${tenantId} and rsl.report_id = ${reportId} and ${hasUnsafeKey(tx)} returning rsl.id`
  if (removed.length === 0) return []
  const keys = await reportFileKeys(tx, tenantId, [reportId])
  await tx`delete from report_file where tenant_id = ${tenantId} and report_id = ${reportId}`
  // Sets with the former file are made again.
  await tx`
    update report_set set made_from = null
    where tenant_id = ${tenantId} and report_ids @> array[${reportId}::uuid] and state = 'done'`
  return keys
}

/** The seal of a completed report, made when it is first asked for (rule signature.1). */
export const reportSeal = async (call: Call, reportId: string, report: ReportDocumentProps): Promise<ReportSeal> => {
  const { removed, code, data, signatureBytes } = await writeTenant(call.db, call.actor.tenantId, async (tx) => {
    const keys = await removeRevoked(tx, call, reportId)
    const row = (await known(tx, call, reportId)) ?? (await made(tx, call, reportId, report))
    const key = await keyOfSeal(tx, call, reportId)
    return { ...row, removed: keys, signatureBytes: key && signatureRoom(await schoolSigner(tx, call, key.id)) }
  })
  await removeBytes(call.files, removed)
  const page = new URL('/verify', call.publicUrl)
  return {
    data,
    mark: innerMark(code),
    ...(signatureBytes !== undefined && { signatureBytes }),
    address: `${page.href}#${code}`,
    page: `${page.host}${page.pathname}`,
  }
}

/**
 * Signs a drawn file for other programs, and then all of it with the school's key (rules signature.3, signature.12).
 */
export const withSignature = async (
  call: Call,
  reportId: string,
  drawn: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const signing = await writeTenant(call.db, call.actor.tenantId, async (tx) => {
    const key = await keyOfSeal(tx, call, reportId)
    return key && { key, signer: await schoolSigner(tx, call, key.id) }
  })
  const file = preparedFile(drawn, new Date())
  if (!signing || !file) throw new RangeError('A sealed file has lost its mark.')
  const signature = signedData(signing.signer, file.signed)
  if (signature.length > file.room) throw new RangeError('A signature does not fit into its file.')
  file.bytes.set(new TextEncoder().encode(signature.toString('hex')), file.offset)
  const mark = readFileMark(file.bytes)
  if (!mark) throw new RangeError('A sealed file has lost its mark.')
  return signedFile(mark, signing.key.sign(fileMessage(sha256(mark.unsigned))))
}

/** Publishes that completed reports are withdrawn (rule signature.7); to be called before they are deleted. */
export const withdrawReports = async (tx: Transaction, call: Call, reportIds: readonly string[]): Promise<void> => {
  await tx`
    insert into withdrawn_document (id)
    select rsl.document_id from report_seal rsl
    where rsl.tenant_id = ${call.actor.tenantId} and rsl.report_id = any(${[...reportIds]}::uuid[])`
}
