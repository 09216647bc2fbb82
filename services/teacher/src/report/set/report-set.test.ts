import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { read, utils } from '@e965/xlsx'
import { checkCode, checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { connect } from '@lernspur/database/connection/connect'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { notificationChannel } from '@lernspur/service-kit/notification/notification-channel'
import { eventually } from '@lernspur/testing/eventually'
import { readCodes } from '@lernspur/testing/read-codes'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import type { TestPerson } from '@lernspur/testing/test-school'
import { testSchool } from '@lernspur/testing/test-school'
import { unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { teacherService } from '../../app'
import { sweepReportSets } from './sweep-report-sets'

setDefaultTimeout(60_000)
const { owner, database, services } = await servicesForFile({ teacher: teacherService })
const { teacher } = services
const school = await testSchool(owner, { studentCount: 5 })
const { schoolClass, classTeacher } = school
const inClass = `/classes/${schoolClass.id}`
const made = await teacher.ask(classTeacher, {
  method: 'POST',
  path: `${inClass}/reports/bulk`,
  body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
})
const reportIds: string[] = made.body.data.rows.map(({ id }: { id: string }) => id)
await owner`
  update report set status = 'completed', completed_at = now() where tenant_id = ${school.tenantId}`
afterAll(closeReportWorker)

const start = (body: object, person: TestPerson = classTeacher) =>
  teacher.ask(person, { method: 'POST', path: `${inClass}/report-sets`, body: { reportIds, ...body } })
const get = (path: string, person: TestPerson = classTeacher) => teacher.ask(person, { method: 'GET', path })

/** Asks until the set is no longer made. */
const ended = (id: string, person: TestPerson = classTeacher) =>
  eventually(
    async () => {
      const { data } = (await get(`/report-sets/${id}`, person)).body
      return data.state !== 'running' && data
    },
    () => 'the set is no longer made',
  )

test('whoever starts a set is told by the stream of its progress and when its file is there', async () => {
  const received: string[] = []
  await owner.listen(notificationChannel, (payload) => received.push(payload))
  const { id } = (await start({ form: 'pdf' })).body.data
  const message = `${classTeacher.userId} report-set ${id}`
  await eventually(
    () => received.includes(message),
    () => 'its maker is told of its progress',
  )
  expect((await ended(id)).state).toBe('done')
  const before = received.length
  const other = (await start({ form: 'zip' })).body.data
  await teacher.ask(classTeacher, { method: 'PUT', path: `/report-sets/${other.id}/cancel` })
  await eventually(
    () => received.slice(before).includes(`${classTeacher.userId} report-set ${other.id}`),
    () => 'its maker is told',
  )
})

test('a class becomes one file in which each child begins on the front of a sheet', async () => {
  const { status, body } = await start({ form: 'pdf', duplex: true })
  expect([status, body.data.state, body.data.total]).toEqual([201, 'running', reportIds.length])
  expect(await ended(body.data.id)).toMatchObject({ state: 'done', done: reportIds.length })
  const file = await get(`/report-sets/${body.data.id}/file`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const document = await getDocumentProxy(file.bytes.slice())
  const outline = await document.getOutline()
  expect(outline).toHaveLength(reportIds.length)
  for (const { dest } of outline) {
    expect((await document.getPageIndex(Array.isArray(dest) ? dest[0] : dest)) % 2).toBe(0)
  }
  // Each child's pages can be checked by themselves; the file as a whole claims nothing (rule signature.8).
  const keys = (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data
  const codes = (await readCodes(file.bytes)).flat()
  const checked = await Promise.all(codes.map((code) => checkCode(code, keys)))
  expect(checked.map(({ verification: outcome }) => outcome)).toEqual(reportIds.map(() => 'unconfirmed'))
  expect(new Set(checked.map(({ report }) => report?.documentId)).size).toBe(reportIds.length)
  expect((await checkFile(file.bytes, keys)).verification).toBe('noSeal')
})

test('a completed report is the same file in an archive, alone and again', async () => {
  const { body } = await start({ form: 'zip' })
  expect(await ended(body.data.id)).toMatchObject({ state: 'done' })
  const files = Object.values(unzipSync((await get(`/report-sets/${body.data.id}/file`)).bytes))
  expect(files).toHaveLength(reportIds.length)
  const first = (await get(`/reports/${reportIds[0]}/pdf`)).bytes
  expect((await get(`/reports/${reportIds[0]}/pdf`, school.manager)).bytes).toEqual(first)
  expect(files.some((bytes) => Buffer.from(bytes).equals(first))).toBe(true)
  await owner`update report set report_group_id = null where tenant_id = ${school.tenantId}`
  expect((await get(`/reports/${reportIds[0]}/pdf`)).bytes).toEqual(first)
})

test('children stand in a file by the name that whoever makes it sorts by', async () => {
  const children = async (person: TestPerson) => {
    const { body } = await start({ form: 'xlsx' }, person)
    expect(await ended(body.data.id, person)).toMatchObject({ state: 'done' })
    const { Sheets } = read((await get(`/report-sets/${body.data.id}/file`, person)).bytes)
    const rows: Record<string, string>[] = utils.sheet_to_json(Sheets.Stufen ?? {})
    return [...new Set(rows.map((row) => `${row.Nachname}, ${row.Vorname}`))]
  }
  const by = (order: 'firstName' | 'lastName') => async (person: TestPerson) => {
    await owner`update app_user set name_order = ${order} where id = ${person.userId}`
    return children(person)
  }
  const [, one = '', two = ''] = reportIds
  await owner`update report set student_first_name = 'Zoe', student_last_name = 'Ärmel' where id = ${one}`
  await owner`update report set student_first_name = 'Änne', student_last_name = 'Zeder' where id = ${two}`
  const byFirst = await by('firstName')(classTeacher)
  const byLast = await by('lastName')(school.manager)
  expect(byFirst).toHaveLength(reportIds.length)
  const found = (list: readonly string[]) => list.filter((name) => ['Ärmel, Zoe', 'Zeder, Änne'].includes(name))
  expect([found(byFirst), found(byLast)]).toEqual([
    ['Zeder, Änne', 'Ärmel, Zoe'],
    ['Ärmel, Zoe', 'Zeder, Änne'],
  ])
})

test('files of an archive bear the name that whoever makes it sorts by first (rule profile.3)', async () => {
  const namesFor = async (person: TestPerson) => {
    const { body } = await start({ form: 'zip' }, person)
    expect(await ended(body.data.id, person)).toMatchObject({ state: 'done' })
    return Object.keys(unzipSync((await get(`/report-sets/${body.data.id}/file`, person)).bytes)).toSorted()
  }
  await owner`update app_user set name_order = 'firstName' where id = ${classTeacher.userId}`
  await owner`update app_user set name_order = 'lastName' where id = ${school.manager.userId}`
  const [byFirst, byLast] = [await namesFor(classTeacher), await namesFor(school.manager)]
  expect(byFirst.find((name) => name.includes('Zoe'))).toMatch(/^\d\d Zoe Ärmel – Zeugnis\.pdf$/)
  expect(byLast.find((name) => name.includes('Zoe'))).toMatch(/^01 Ärmel, Zoe – Zeugnis\.pdf$/)
})

test('a class becomes one page to read, in which each name leads to a report (rule print.9)', async () => {
  await owner`
    update report set summary_comment = 'Weiter so!' where tenant_id = ${school.tenantId} and id = ${reportIds[0] ?? ''}`
  const { body } = await start({ form: 'html' })
  expect(await ended(body.data.id)).toMatchObject({ state: 'done', form: 'html', done: reportIds.length })
  const file = await get(`/report-sets/${body.data.id}/file`)
  expect(file.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment.*\.html/)
  const page = new TextDecoder().decode(file.bytes)
  const targets = [...page.matchAll(/<li><a href="#([^"]+)">/g)].map(([, target]) => target ?? '')
  expect(targets).toHaveLength(reportIds.length)
  for (const target of targets) expect(page).toContain(`<h2 class="child" id="${target}">`)
  // What a subject teacher gets of the same children is no more than what he sees.
  const own = (await start({ form: 'html' }, school.subjectTeacher)).body
  expect(await ended(own.data.id, school.subjectTeacher)).toMatchObject({ state: 'done' })
  const part = (await get(`/report-sets/${own.data.id}/file`, school.subjectTeacher)).bytes
  expect([page.includes('Weiter so!'), new TextDecoder().decode(part).includes('Weiter so!')]).toEqual([true, false])
  expect((await get(`/report-sets/${body.data.id}/file`, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
})

/** Cancels a set of which there is no file yet; one that is done before that is left as it is. */
const cancelEarly = async () => {
  const { id } = (await start({ form: 'pdf' })).body.data
  const early = (await get(`/report-sets/${id}/file`)).body?.error
  const canceled = await teacher.ask(classTeacher, { method: 'PUT', path: `/report-sets/${id}/cancel` })
  return { id, early, state: canceled.body.data.state }
}

test('there is no file before all of it is made, and none of a canceled set', async () => {
  let tried = await cancelEarly()
  for (let turn = 0; tried.state === 'done' && turn < 20; turn += 1) tried = await cancelEarly()
  const { id, early, state } = tried
  expect([early, state]).toEqual(['GET_FILE_ERROR', 'canceled'])
  expect(await ended(id)).toMatchObject({ state: 'canceled' })
  expect((await get(`/report-sets/${id}/file`)).body.error).toBe('GET_FILE_ERROR')
})

test('a set whose drawing breaks off is drawn anew', async () => {
  const { body } = await start({ form: 'pdf' })
  await Bun.sleep(0)
  closeReportWorker()
  expect(await ended(body.data.id)).toMatchObject({ state: 'done', done: reportIds.length })
})

test('a set of a process that ended is gone on with when somebody asks, and after three attempts says that it failed', async () => {
  const orphan = async (attempts: number): Promise<string> => {
    const [row] = await owner<{ id: string }[]>`
      insert into report_set (tenant_id, school_class_id, creator_id, form, duplex, report_ids, runner_id, attempts,
        touched_at)
      values (${school.tenantId}, ${schoolClass.id}, ${classTeacher.userId}, 'pdf', false, ${reportIds}::uuid[],
        uuidv7(), ${attempts}, now() - interval '1 minute')
      returning id`
    return row?.id ?? ''
  }
  expect(await ended(await orphan(1))).toMatchObject({ state: 'done', done: reportIds.length })
  expect(await ended(await orphan(3))).toMatchObject({ state: 'failed' })
})

test('a set with a report that is gone fails instead of leaving it out', async () => {
  const [row] = await owner<{ id: string }[]>`
    insert into report_set (tenant_id, school_class_id, creator_id, form, duplex, report_ids)
    values (${school.tenantId}, ${schoolClass.id}, ${classTeacher.userId}, 'pdf', false,
      ${[...reportIds, Bun.randomUUIDv7()]}::uuid[])
    returning id`
  expect(await ended(row?.id ?? '')).toMatchObject({ state: 'failed' })
})

test('nobody else sees a set, and a report of another class or subject makes none', async () => {
  const { body } = await start({ form: 'zip' })
  await ended(body.data.id)
  expect((await get(`/report-sets/${body.data.id}`, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await get(`/report-sets/${body.data.id}/file`, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await start({ form: 'pdf', reportIds: [Bun.randomUUIDv7()] })).body.error).toBe('NOT_FOUND')
})

test('a teacher of one subject never gets the file that was stored for the whole report', async () => {
  const complete = (await get(`/reports/${reportIds[0]}/pdf`)).bytes
  const part = (await get(`/reports/${reportIds[0]}/pdf`, school.subjectTeacher)).bytes
  expect(part.length).toBeLessThan(complete.length)
})

test('a finished file says when its reports have changed since (rule print.4)', async () => {
  const [report = ''] = reportIds
  await owner`
    update report set status = 'inProgress', completed_at = null where tenant_id = ${school.tenantId} and id = ${report}`
  const { id } = (await start({ form: 'xlsx' })).body.data
  expect(await ended(id)).toMatchObject({ state: 'done', isOutdated: false })
  const body = { classRemark: 'Drei Tage im Krankenhaus.' }
  expect((await teacher.ask(classTeacher, { method: 'PATCH', path: `/reports/${report}/details`, body })).status).toBe(
    200,
  )
  expect((await get(`/report-sets/${id}`)).body.data).toMatchObject({ state: 'done', isOutdated: true })
  await owner`
    update report set status = 'completed', completed_at = now() where tenant_id = ${school.tenantId} and id = ${report}`
})

const sweep = async () => {
  const db = connect(database.urlFor('teacher'), { name: 'sweep', max: 1 })
  await sweepReportSets(db, new AbortController().signal)
  await db.end()
}

test('sets go after a day', async () => {
  await owner`
    update report_set set created_at = now() - interval '25 hours' where tenant_id = ${school.tenantId}`
  await sweep()
  const [left] = await owner`select count(*)::int as count from report_set where tenant_id = ${school.tenantId}`
  expect(left?.count).toBe(0)
})

test('a set goes with the first of its reports, whose child may have been erased', async () => {
  const id = (await start({ form: 'zip', reportIds: reportIds.slice(3) })).body.data.id
  await ended(id)
  await owner`delete from report where id = ${reportIds[4] ?? ''}`
  await sweep()
  expect(await owner`select from report_set where id = ${id}`).toHaveLength(0)
})
