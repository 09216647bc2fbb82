import { afterAll, describe, expect, test } from 'bun:test'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { otherSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { type Child, erasureFixture } from './erasure-fixture'

const { owner, files, ask, addChild, request, letItBeDue, carryOut } = await erasureFixture()
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)
const provider = await testProvider(owner)
afterAll(closeReportWorker)

const preview = async ({ id }: Child, completedReports: string) =>
  (await ask(school.manager, 'GET', `/students/${id}/erasure-preview?completedReports=${completedReports}`)).body
const erasureOf = async (id: string) =>
  (await ask(school.admin, 'GET', '/student-erasures')).body.data.rows.find((row: { id: string }) => row.id === id)

/** Tables and columns of the database whose text contains one of the words. */
const tablesWith = async (...words: string[]): Promise<string[]> => {
  const tables = await owner<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows =
        await owner`select t::text from ${owner(name)} t where t::text like any(${words.map((w) => `%${w}%`)})`
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat().sort()
}

test.each(['erase', 'keep'])('what goes agrees with the preview when completed reports are to %s', async (choice) => {
  const child = await addChild(school)
  const other = await addChild(school, 'Ottokar', 'Anders')
  const { data: counts } = await preview(child, choice)
  expect(counts).toMatchObject({
    observations: 3,
    legacyObservations: 2,
    talkSheets: 1,
    classRelations: 1,
    subjectRelations: 2,
  })
  expect([counts.reports, counts.keptReports]).toEqual(choice === 'keep' ? [1, 1] : [2, 0])
  expect([counts.pictures, counts.mails, counts.notifications]).toEqual([3, 1, choice === 'keep' ? 1 : 2])
  expect(counts.auditEntries).toBeGreaterThan(5)
  const { data: erasure } = (await request(school.manager, child, choice)).body
  await letItBeDue(erasure.id)
  await carryOut()
  const done = await erasureOf(erasure.id)
  expect(done).toMatchObject({ student: null, initials: 'P. Ż.', note: null, counts })
  expect(await files.get(child.avatar.replace('/api/files', school.tenantId))).toBeUndefined()
  expect(await files.get(other.avatar.replace('/api/files', school.tenantId))).toBeDefined()
  // What is left names the child's id in the request itself, and in the reports that the school keeps.
  const retained = choice === 'keep' ? ['report'] : []
  expect(await tablesWith(child.id)).toEqual([...retained, 'student_erasure'])
  expect(await tablesWith(child.photoId)).toEqual([])
  expect(await tablesWith('Philippa', 'Żółkiewska', child.avatar)).toEqual(retained)
  expect((await preview(other, 'erase')).data.observations).toBe(3)
  await owner`delete from report where original_student_id = ${child.id}`
})

test.each(['erase', 'keep'])(
  'the file of a printed report goes with its report when these are to %s',
  async (choice) => {
    const child = await addChild(school)
    const [report] = await owner<{ id: string }[]>`
    select id from report where original_student_id = ${child.id} and status = 'completed'`
    const path = `/reports/${report?.id}/pdf`
    const printed = await ask(school.admin, 'GET', path)
    expect(printed.status).toBe(200)
    const [{ id: fileId } = { id: '' }] = await owner<{ id: string }[]>`
    select id from report_file where report_id = ${report?.id ?? ''}`
    const key = `${school.tenantId}/${fileId}`
    expect(await files.get(key)).toEqual(new Uint8Array(printed.bytes))
    const { data: erasure } = (await request(school.manager, child, choice)).body
    await letItBeDue(erasure.id)
    await carryOut()
    expect((await files.get(key)) !== undefined).toBe(choice === 'keep')
    expect((await ask(school.admin, 'GET', path)).status).toBe(choice === 'keep' ? 200 : 404)
    await owner`delete from report where original_student_id = ${child.id}`
  },
  60_000,
)

test('a request waits seven days and marks the child, about whom nothing new is entered', async () => {
  const child = await addChild(school)
  const { schoolClass, classTeacher } = school
  const { data: erasure } = (await request(school.admin, child, 'keep')).body
  const days = (Date.parse(erasure.dueAt) - Date.parse(erasure.requestedAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  await carryOut()
  expect((await erasureOf(erasure.id)).carriedOutAt).toBeNull()
  const found = await ask(classTeacher, 'GET', `/classes/${schoolClass.id}/students`)
  const marked = found.body.data.rows.filter((row: { erasesAt: string | null }) => row.erasesAt !== null)
  expect(marked.map((row: Child) => row.id)).toEqual([child.id])
  const entry = {
    schoolClassId: schoolClass.id,
    studentId: child.id,
    competenceId: schoolClass.german.competenceIds[0],
    description: 'neu',
  }
  for (const path of ['/observations-v2', '/observations'])
    expect((await ask(classTeacher, 'POST', path, entry)).body.error).toBe('CREATE_NOT_ALLOWED')
  const pair = { studentId: child.id, schoolClassId: school.secondClass.id }
  const linked = await ask(school.admin, 'POST', '/student-class-relations/link', { relations: [pair] })
  expect(linked.body.error).toBe('CREATE_NOT_ALLOWED')
  const reports = { name: 'Neu', calculationMethod: 'allEntries' }
  const path = `/classes/${schoolClass.id}/reports/bulk`
  const named = await ask(classTeacher, 'POST', path, { ...reports, studentIds: [child.id] })
  expect(named.body.error).toBe('CREATE_NOT_ALLOWED')
  const all = (await ask(classTeacher, 'POST', path, reports)).body.data.rows
  expect(all.some((row: { originalStudentId: string }) => row.originalStudentId === child.id)).toBe(false)
  expect((await request(school.admin, child, 'keep')).body.error).toBe('EDIT_CONFLICT')
  await ask(school.admin, 'PUT', `/student-erasures/${erasure.id}/undo`)
})

test('undoing restores everything, and only what still waits can be undone', async () => {
  const child = await addChild(school)
  const { data: before } = await preview(child, 'erase')
  const { data: erasure } = (await request(school.manager, child, 'erase')).body
  const undo = () => ask(school.admin, 'PUT', `/student-erasures/${erasure.id}/undo`)
  expect((await undo()).body.data).toMatchObject({ student: { firstName: 'Philippa' }, carriedOutAt: null })
  expect((await undo()).body.error).toBe('UPDATE_NOT_ALLOWED')
  await letItBeDue(erasure.id)
  await carryOut()
  expect((await preview(child, 'erase')).data).toEqual(before)
  const again = (await request(school.manager, child, 'erase')).body.data
  await letItBeDue(again.id)
  await carryOut()
  const late = await ask(school.admin, 'PUT', `/student-erasures/${again.id}/undo`)
  expect(late.body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('nobody else erases a child: not members, not another school, not the provider', async () => {
  const child = await addChild(school)
  const { data: erasure } = (await request(school.manager, child, 'erase')).body
  for (const [person, error] of [
    [school.classTeacher, 'NO_PERMISSION'],
    [neighbour.admin, 'NOT_FOUND'],
    [provider, 'NOT_FOUND'],
  ] as const) {
    const answers = await Promise.all([
      request(person, child, 'erase'),
      ask(person, 'GET', `/students/${child.id}/erasure-preview?completedReports=keep`),
      ask(person, 'PUT', `/student-erasures/${erasure.id}/undo`),
      ask(person, 'GET', `/student-erasures/${erasure.id}/receipt.json`),
    ])
    expect(answers.map(({ body }) => body.error)).toEqual([error, error, error, error])
  }
  expect((await ask(neighbour.admin, 'GET', '/student-erasures')).body.data.count).toBe(0)
})

describe('the receipt', () => {
  const erase = async () => {
    const child = await addChild(school)
    const { data: erasure } = (await request(school.manager, child, 'erase')).body
    const path = `/student-erasures/${erasure.id}/receipt`
    expect((await ask(school.admin, 'GET', `${path}.json`)).body.error).toBe('NOT_FOUND')
    await letItBeDue(erasure.id)
    await carryOut()
    return { child, path }
  }

  test('says what went and when the last backup copy is deleted, and no more of the child than needed', async () => {
    const { child, path } = await erase()
    const { receipt } = (await ask(school.admin, 'GET', `${path}.json`)).body
    expect(receipt).toMatchObject({ student: { id: child.id, initials: 'P. Ż.' }, reason: 'request' })
    expect(receipt.counts.observations).toBe(3)
    const day = new Date(Date.parse(school.year.today) + 31 * 86_400_000).toISOString().slice(0, 10)
    expect(receipt.lastBackupDeletedOn).toBe(day)
    expect(JSON.stringify(receipt)).not.toMatch(/Philippa|Żółkiewska/)
    const pdf = await ask(school.admin, 'GET', `${path}.pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder('latin1').decode(pdf.bytes.slice(0, 5))).toBe('%PDF-')
  })

  test('is a signature that any library can check with the public key, and a changed one is refused', async () => {
    const { path } = await erase()
    const { receipt, signature } = (await ask(school.admin, 'GET', `${path}.json`)).body
    const { data: jwk } = (await ask(school.admin, 'GET', '/receipts/key')).body
    const key = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify'])
    const [header, payload, mark] = signature.split('.')
    const signed = new TextEncoder().encode(`${header}.${payload}`)
    expect(await crypto.subtle.verify('Ed25519', key, Buffer.from(mark, 'base64url'), signed)).toBe(true)
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(receipt)
    const verify = async (text: string) =>
      (await ask(school.admin, 'POST', '/receipts/verify', { signature: text })).body.data
    expect(await verify(signature)).toEqual({ isValid: true, receipt })
    const forged = Buffer.from(JSON.stringify({ ...receipt, reason: 'other' })).toString('base64url')
    for (const text of [`${header}.${forged}.${mark}`, 'nothing', '..', `${signature}.x`])
      expect(await verify(text)).toEqual({ isValid: false, receipt: null })
  })
})
