import { afterAll, expect, test } from 'bun:test'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { eventually } from '@lernspur/testing/eventually'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { unzipSync } from 'fflate'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)
afterAll(closeReportWorker)
const { schoolClass, secondClass, manager, year } = school

const ask = async (method: string, path: string, body?: object, person: TestPerson = manager) =>
  await teacher.ask(person, { method, path, ...(body && { body }) })

interface MadeReport {
  readonly id: string
  readonly name: string
  readonly schoolClassId: string
  readonly startDate: string
  readonly endDate: string
  readonly subjects: readonly { readonly id: string }[]
}

const made = async (classId: string, name: string): Promise<MadeReport[]> => {
  const body = { name, calculationMethod: 'latestEntries' }
  return (await ask('POST', `/classes/${classId}/reports/bulk`, body)).body.data.rows
}
const bundleOf = ([first]: readonly MadeReport[]) => ({
  schoolClassId: first?.schoolClassId ?? '',
  name: first?.name ?? '',
  startDate: first?.startDate ?? '',
  endDate: first?.endDate ?? '',
})
const completeSubjects = (reports: readonly MadeReport[]) => teacher.owner`
  update report_subject set status = 'completed'
  where tenant_id = ${school.tenantId} and report_id = any(${reports.map(({ id }) => id)}::uuid[])`
const bundles = async (person: TestPerson = manager) =>
  (await ask('GET', `/report-bundles?schoolYearId=${year.id}`, undefined, person)).body.data?.rows
const find = async ({ schoolClassId, name }: { schoolClassId: string; name: string }) =>
  (await bundles()).find(
    (one: { schoolClassId: string; name: string }) => one.schoolClassId === schoolClassId && one.name === name,
  )

test('says of each class and bundle how many reports are open, ready, completed and sealed', async () => {
  expect((await bundles()).map(({ name, total }: { name: string; total: number }) => [name, total])).toEqual([
    [null, 0],
    [null, 0],
  ])
  const reports = await made(schoolClass.id, 'Stand')
  const [first] = reports
  expect(await find(bundleOf(reports))).toMatchObject({
    ...bundleOf(reports),
    ...{ schoolClassName: '3a', studentCount: 3, total: 3, open: 3, ready: 0, completed: 0, sealed: 0 },
    ...{ hasHeadSigner: true, isActive: true },
  })
  await completeSubjects(reports.slice(0, 2))
  await ask('PATCH', `/reports/${first?.id}/close`, {})
  await ask('GET', `/reports/${first?.id}/pdf`)
  expect(await find(bundleOf(reports))).toMatchObject({ open: 1, ready: 1, completed: 1, sealed: 1 })
  // A correction stands beside the completed report until it is completed itself.
  const correction = await ask('POST', `/reports/${first?.id}/correction`, { reason: 'Tippfehler' })
  expect(correction.status).toBe(201)
  const copyId = correction.body.data.id
  expect(await find(bundleOf(reports))).toMatchObject({ total: 4, completed: 1 })
  await teacher.owner`
    update report_subject set status = 'completed' where tenant_id = ${school.tenantId} and report_id = ${copyId}`
  expect((await ask('PATCH', `/reports/${copyId}/close`, {})).status).toBe(200)
  expect(await find(bundleOf(reports))).toMatchObject({ total: 3, completed: 1, sealed: 0 })
}, 60_000)

test('nobody but managers and admins reads it, and only in their own school', async () => {
  expect((await bundles(school.classTeacher)) ?? 'refused').toBe('refused')
  expect(await bundles(neighbours.manager)).toEqual([])
  const reports = await made(secondClass.id, 'Fremd')
  await completeSubjects(reports)
  const body = { bundles: [bundleOf(reports)] }
  const seen = await ask('POST', '/report-bundles/sign-off/preview', body, neighbours.manager)
  expect(seen.body.data).toEqual({ rows: [], count: 0 })
  const ids = { reportIds: reports.map(({ id }) => id) }
  expect((await ask('PATCH', '/report-bundles/sign-off', ids, neighbours.manager)).body.error).toBe('NOT_FOUND')
  const set = { ...body, form: 'zip' }
  expect((await ask('POST', '/report-sets', set, neighbours.manager)).body.error).toBe('NOT_FOUND')
})

test('a class whose entries have changed since is counted as not current', async () => {
  const reports = await made(schoolClass.id, 'Neue Einträge')
  const changed = async () =>
    (await ask('GET', `/report-bundles/not-current?schoolYearId=${year.id}`)).body.data.rows.filter(
      ({ name }: { name: string }) => name === 'Neue Einträge',
    )
  expect(await changed()).toEqual([])
  await ask('POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[1],
  })
  expect(await changed()).toEqual([{ ...bundleOf(reports), count: 1 }])
})

test('signs off what is ready in several classes, and says why the rest is not', async () => {
  const [one, two] = [await made(schoolClass.id, 'Unterschrift'), await made(secondClass.id, 'Unterschrift')]
  await completeSubjects([...one.slice(0, 2), ...two])
  await teacher.owner`
    update report set layout = '{"signers": ["classTeacher"], "showsUnobserved": true}'
    where tenant_id = ${school.tenantId} and id = ${one[1]?.id ?? ''}`
  const body = { bundles: [bundleOf(one), bundleOf(two)] }
  const preview = async () => (await ask('POST', '/report-bundles/sign-off/preview', body)).body.data.rows
  const rows = await preview()
  const refusals = new Map(rows.map((row: { reportId: string; refusal: string }) => [row.reportId, row.refusal]))
  expect([...one, ...two].map(({ id }) => refusals.get(id))).toEqual([
    null,
    'noHeadSigner',
    'openSubjects',
    ...two.map(() => null),
  ])
  const open = rows.find(({ reportId }: { reportId: string }) => reportId === one[2]?.id)
  expect(open.openSubjects).toEqual(['Deutsch', 'Mathematik'])
  const sign = (reportIds: string[]) => ask('PATCH', '/report-bundles/sign-off', { reportIds })
  const ready = [one[0]?.id ?? '', ...two.map(({ id }) => id)]
  // All or nothing.
  expect((await sign([...ready, one[2]?.id ?? ''])).body.error).toBe('INVALID_PARAMETERS')
  expect((await sign([...ready, one[1]?.id ?? ''])).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await find(bundleOf(two))).completed).toBe(0)
  expect((await sign(ready)).status).toBe(200)
  expect((await find(bundleOf(two))).completed).toBe(two.length)
  expect((await sign(ready)).body.error).toBe('REPORT_ALREADY_COMPLETED')
  expect((await preview()).every(({ refusal }: { refusal: string | null }) => refusal !== null)).toBe(true)
})

test('prints the completed reports of several classes as one archive with a folder for each', async () => {
  const [one, two] = [await made(schoolClass.id, 'Archiv'), await made(secondClass.id, 'Archiv')]
  const set = { bundles: [bundleOf(one), bundleOf(two)], form: 'zip' }
  expect((await ask('POST', '/report-sets', set)).body.error).toBe('NOT_FOUND')
  const finished = [one[0], two[0]].flatMap((report) => report ?? [])
  await completeSubjects(finished)
  await ask('PATCH', '/report-bundles/sign-off', { reportIds: finished.map(({ id }) => id) })
  const { status, body } = await ask('POST', '/report-sets', set)
  expect([status, body.data.total, body.data.schoolClassId]).toEqual([201, 2, null])
  const path = `/report-sets/${body.data.id}`
  const end = await eventually(
    async () => {
      const { state } = (await ask('GET', path)).body.data
      return state !== 'running' && state
    },
    () => 'the set is no longer made',
  )
  expect(end).toBe('done')
  const { bytes } = await ask('GET', `${path}/file`, undefined, school.admin)
  expect(Object.keys(unzipSync(bytes)).map((name) => name.split('/')[0])).toEqual(['3a', '3b'])
  for (const person of [school.classTeacher, neighbours.manager]) {
    expect((await ask('GET', path, undefined, person)).body.error).toBe('NOT_FOUND')
    expect((await ask('GET', `${path}/file`, undefined, person)).body.error).toBe('NOT_FOUND')
  }
}, 60_000)
