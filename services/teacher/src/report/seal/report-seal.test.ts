import { afterAll, expect, test } from 'bun:test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { checkCode, checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { readFileMark } from '@lernspur/contracts/teacher/report-seal/file-mark'
import { readSeal } from '@lernspur/contracts/teacher/report-seal/seal-code'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { readCodes } from '@lernspur/testing/read-codes'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { completedReport, completeReport, confirmTestSchool, createReport, printedFile } from './testing/sealed-file'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { schoolClass } = school
await confirmTestSchool(teacher.owner, school, { town: 'Musterstadt', officialNumber: '01G01' })
afterAll(closeReportWorker)

const completed = (index = 0): Promise<string> => completedReport(teacher, school, index)
const print = (id: string, language = 'de'): Promise<Uint8Array> => printedFile(teacher, school, id, language)
const keys = async (): Promise<SealKeys> => (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data

test('a completed report is signed by its school, and a reprint is the same file (rules signature.1, print.5)', async () => {
  const id = await completed()
  const file = await print(id)
  expect(await print(id)).toEqual(file)
  const checked = await checkFile(file, await keys())
  expect(checked).toMatchObject({ verification: 'genuine', report: { schoolName: school.name } })
  const mark = readFileMark(file)
  expect(await checkCode(`https://anywhere.example/verify#${mark?.code}`, await keys())).toEqual(checked)
  // Both languages have one seal.
  expect(readFileMark(await print(id, 'en'))?.code).toBe(mark?.code ?? '')
}, 30_000)

test('a scanner finds the code on the last page, and it is genuine, also in a coarse picture (rule signature.4)', async () => {
  const file = await print(await completed())
  const code = readFileMark(file)?.code
  for (const resolution of [110, 200]) {
    const pages = await readCodes(file, resolution)
    expect(pages.map((codes) => codes.length)).toEqual(pages.map((_, index) => (index === pages.length - 1 ? 1 : 0)))
    const [address = ''] = pages.at(-1) ?? []
    expect(new URL(address).pathname).toBe('/verify')
    expect(new URL(address).hash).toBe(`#${code}`)
    expect(await checkCode(address, await keys())).toMatchObject({
      verification: 'genuine',
      report: { schoolName: school.name },
    })
  }
}, 30_000)

test('its file carries the data that were sealed, and the seal names no person (rules signature.2, signature.4)', async () => {
  const id = await completed(1)
  const file = await print(id)
  const [sealed] = await teacher.owner<{ data: string; code: string }[]>`
    select rsl.data, rsl.code from report_seal rsl where rsl.report_id = ${id}`
  const attachments = (await PDFDocument.load(file, { updateMetadata: false })).getAttachments()
  expect(attachments.map(({ name, mimeType }) => [name, mimeType])).toEqual([['xschule.xml', 'application/xml']])
  const data = new Uint8Array(attachments[0]?.data ?? [])
  const [{ level } = { level: null }] = await teacher.owner<{ level: number | null }[]>`
    select sc.school_level as level from school_class sc where sc.id = ${schoolClass.id}`
  expect(sealed?.data).toContain(`/jahrgangsstufe/jahrgangsstufe_${level}<`)
  expect(new TextDecoder().decode(data)).toBe(sealed?.data ?? '')
  const seal = readSeal(sealed?.code ?? '')
  expect(seal?.digest).toEqual(new Uint8Array(new Bun.CryptoHasher('sha256').update(data).digest()))
  const [{ firstName = '', lastName = '' } = {}] = await teacher.owner<{ firstName: string; lastName: string }[]>`
    select s.first_name, s.last_name from student s where s.id = ${schoolClass.students[1]?.id ?? ''}`
  const displayed = Buffer.from(sealed?.code ?? '', 'base64url').toString('utf8')
  expect([displayed.includes(firstName), displayed.includes(lastName)]).toEqual([false, false])
}, 30_000)

test('any change of the file, of its seal or of the key list is told (rule signature.6)', async () => {
  const file = await print(await completed(2))
  const list = await keys()
  const outcomeOf = async (bytes: Uint8Array, known = list) => (await checkFile(bytes, known)).verification
  for (const index of [20, Math.floor(file.length / 2), file.length - 8]) {
    const changed = file.slice()
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(await outcomeOf(changed)).not.toBe('genuine')
  }
  const longer = new Uint8Array(file.length + 1)
  longer.set(file)
  expect(await outcomeOf(longer)).toBe('changed')
  expect(await outcomeOf(file, { publicKeys: [], withdrawnIds: [] })).toBe('unknownKey')
  expect(await outcomeOf(new TextEncoder().encode('%PDF-1.7 without a seal'))).toBe('noSeal')
}, 30_000)

test('drafts and prints of a part have no seal', async () => {
  const id = await createReport(teacher, school)
  expect(readFileMark(await print(id))).toBeUndefined()
  await completeReport(teacher, school, id)
  const part = await teacher.ask(school.subjectTeacher, { method: 'GET', path: `/reports/${id}/pdf` })
  expect(readFileMark(part.bytes)).toBeUndefined()
}, 30_000)

test('a school has one key for a year, stored encrypted; the one before stays valid (rule signature.5)', async () => {
  const { tenantId } = school
  const file = await print(await completed())
  const stored = await teacher.owner<{ publicKey: Uint8Array; privateKey: Uint8Array }[]>`
    select sk.public_key, sk.private_key from seal_key sk where sk.tenant_id = ${tenantId}`
  expect(stored).toHaveLength(1)
  // A private key in PKCS8 ends in its 32 bytes, which are nowhere to be read.
  expect(Buffer.from(stored[0]?.privateKey ?? []).includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(false)
  await teacher.owner`update seal_key set created_at = now() - interval '13 months' where tenant_id = ${tenantId}`
  const next = await print(await completed(1))
  expect((await keys()).publicKeys).toHaveLength(2)
  const outcomes = await Promise.all(
    [file, next].map(async (bytes) => (await checkFile(bytes, await keys())).verification),
  )
  expect(outcomes).toEqual(['genuine', 'genuine'])
}, 30_000)

test('who deletes a completed report withdraws it; the list tells no person (rule signature.7)', async () => {
  const id = await completed(2)
  const file = await print(id)
  const deleted = await teacher.ask(school.admin, { method: 'DELETE', path: `/reports/${id}` })
  expect(deleted.status).toBeLessThan(300)
  const list = await keys()
  expect((await checkFile(file, list)).verification).toBe('withdrawn')
  expect(Object.keys(list)).toEqual(['publicKeys', 'withdrawnIds', 'replacedIds', 'schools', 'revocations'])
}, 30_000)
