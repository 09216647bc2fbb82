import { afterAll, expect, test } from 'bun:test'
import { checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { readFileMark } from '@lernspur/contracts/teacher/report-seal/file-mark'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { completedReport, confirmTestSchool, printedFile } from './testing/sealed-file'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
afterAll(closeReportWorker)

const keys = async (): Promise<SealKeys> => (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data
const schoolSeal = async ({ admin }: TestSchool) =>
  (await teacher.ask(admin, { method: 'GET', path: '/seal-keys/own' })).body.data
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

const confirmed = async (): Promise<TestSchool> => {
  const school = await testSchool(owner)
  await confirmTestSchool(owner, school, { town: 'Seestadt', officialNumber: crypto.randomUUID().slice(0, 8) })
  return school
}
const revoke = async (school: TestSchool, reason: string, person = school.admin, day = today) => {
  const [key] = (await schoolSeal(school)).keys
  const path = `/seal-keys/${key.publicKey}/revocation`
  return teacher.ask(person, { method: 'POST', path, body: { day, reason } })
}

test('an owner revokes the key of the school; its seals say why, and the next print has a new one (rule signature.11)', async () => {
  const school = await confirmed()
  const id = await completedReport(teacher, school)
  const file = await printedFile(teacher, school, id)
  expect((await revoke(school, 'misuse', school.manager)).body.error).toBe('NO_PERMISSION')
  expect((await revoke(school, 'misuse')).status).toBe(200)
  expect(await checkFile(file, await keys())).toMatchObject({
    verification: 'revoked',
    report: { day: today, revocation: { day: today, reason: 'misuse' } },
  })
  const again = await printedFile(teacher, school, id)
  expect(readFileMark(again)?.code).not.toBe(readFileMark(file)?.code ?? '')
  expect((await checkFile(again, await keys())).verification).toBe('genuine')
  expect(await printedFile(teacher, school, id)).toEqual(again)
  const { keys: own } = await schoolSeal(school)
  expect(own).toMatchObject([{ revocation: null }, { revocation: { day: today, reason: 'misuse' } }])
  const [act] = await owner<{ change: object }[]>`
    select change from audit_entry where tenant_id = ${school.tenantId} and action = 'seal-key.revoke'`
  expect(act?.change).toEqual({ revokedOn: [null, today], revocationReason: [null, 'misuse'] })
}, 60_000)

test('what was sealed before a school closed stays genuine, and its file the same', async () => {
  const school = await confirmed()
  const id = await completedReport(teacher, school)
  const file = await printedFile(teacher, school, id)
  expect((await revoke(school, 'closed')).status).toBe(200)
  expect(await checkFile(file, await keys())).toMatchObject({
    verification: 'genuine',
    report: { revocation: { day: today, reason: 'closed' } },
  })
  expect(await printedFile(teacher, school, id)).toEqual(file)
  expect((await checkFile(await printedFile(teacher, school, id, 'en'), await keys())).verification).toBe('genuine')
  const next = await printedFile(teacher, school, await completedReport(teacher, school, 1))
  const { report } = await checkFile(next, await keys())
  expect(report?.revocation).toBeUndefined()
}, 60_000)

test('neither a key of another school nor a day to come', async () => {
  const [school, other] = [await confirmed(), await confirmed()]
  await printedFile(teacher, school, await completedReport(teacher, school))
  expect((await revoke(school, 'lost', school.admin, '2999-01-01')).body.details[0].path).toBe('day')
  expect((await revoke(school, 'lost', other.admin)).body.error).toBe('NOT_FOUND')
}, 60_000)
