import { afterAll, expect, test } from 'bun:test'
import { checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { confirmTestSchool, sealedFile } from './testing/sealed-file'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
afterAll(closeReportWorker)

const keys = async (): Promise<SealKeys> => (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data
const rename = ({ tenantId }: TestSchool, name: string) =>
  owner`update tenant set name = ${name} where id = ${tenantId}`

test('a school that takes the name of another one is never called genuine (rule signature.10)', async () => {
  const [real, forger] = [await testSchool(owner), await testSchool(owner)]
  await confirmTestSchool(owner, real, { town: 'Musterstadt', officialNumber: crypto.randomUUID().slice(0, 8) })
  await rename(forger, real.name.replace('e', 'е'))
  const checked = await checkFile(await sealedFile(teacher, forger), await keys())
  expect(checked.verification).toBe('unconfirmed')
  expect(checked.report?.namesakes).toMatchObject([{ name: real.name, town: 'Musterstadt' }])
  // Also with a confirmation of its own, under its own name.
  const ownName = `Schule ${crypto.randomUUID()}`
  await rename(forger, ownName)
  await confirmTestSchool(
    owner,
    { ...forger, name: ownName },
    { town: 'Anderswo', officialNumber: crypto.randomUUID().slice(0, 8) },
  )
  const later = await checkFile(await sealedFile(teacher, forger, 1), await keys())
  expect(later).toMatchObject({ verification: 'genuine', report: { confirmation: { town: 'Anderswo' } } })
  await rename(forger, real.name.replace('e', 'е'))
  const renamed = await checkFile(await sealedFile(teacher, forger, 2), await keys())
  expect(renamed).toMatchObject({ verification: 'otherName', report: { confirmation: { town: 'Anderswo' } } })
}, 60_000)

test('of a confirmed school it tells what the operator knows, also for files that it sealed before', async () => {
  const school = await testSchool(owner)
  const file = await sealedFile(teacher, school)
  expect((await checkFile(file, await keys())).verification).toBe('unconfirmed')
  await confirmTestSchool(owner, school, { town: 'Seestadt', officialNumber: crypto.randomUUID().slice(0, 8) })
  expect(await checkFile(file, await keys())).toMatchObject({
    verification: 'genuine',
    report: { confirmation: { name: school.name, town: 'Seestadt', operator: 'Schulamt' }, namesakes: [] },
  })
  // A confirmation that a newer one supersedes holds for the name of its time, one that is withdrawn for nothing.
  const next = `Neue ${school.name}`
  await owner`update school_confirmation set superseded_at = now() where school_id = ${school.tenantId}`
  await rename(school, next)
  const renamed = { ...school, name: next }
  await confirmTestSchool(owner, renamed, { town: 'Seestadt', officialNumber: crypto.randomUUID().slice(0, 8) })
  expect(await checkFile(file, await keys())).toMatchObject({
    verification: 'genuine',
    report: { confirmation: { name: school.name } },
  })
  await owner`update school_confirmation set withdrawn_at = now() where school_id = ${school.tenantId}`
  expect((await checkFile(file, await keys())).verification).toBe('unconfirmed')
}, 60_000)

test('a school that is gone stays known by what was confirmed', async () => {
  const school = await testSchool(owner)
  await confirmTestSchool(owner, school, { town: 'Seestadt', officialNumber: crypto.randomUUID().slice(0, 8) })
  const file = await sealedFile(teacher, school)
  await owner`delete from report_seal where tenant_id = ${school.tenantId}`
  await owner`delete from signing_certificate where tenant_id = ${school.tenantId}`
  await owner`delete from seal_key where tenant_id = ${school.tenantId}`
  expect((await checkFile(file, await keys())).verification).toBe('genuine')
}, 60_000)
