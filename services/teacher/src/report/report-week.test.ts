import { describe, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { ReportWriter } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const inClass = ({ schoolClass }: TestSchool, path: string) => `/classes/${schoolClass.id}${path}`
const create = async (school: TestSchool, body: object = {}, person = school.classTeacher): Promise<Report[]> => {
  const given = { name: 'Zeugnis', calculationMethod: 'latestEntries', ...body }
  return (await ask(person, 'POST', inClass(school, '/reports/bulk'), given)).body.data.rows
}
const summaries = async (school: TestSchool, person = school.classTeacher): Promise<ReportSummary[]> =>
  (await ask(person, 'GET', inClass(school, '/reports?shows=summary'))).body.data.rows
const openOf = ({ id, subjects }: Report) => ({
  reportId: id,
  incompleteSubjectIds: subjects.filter(({ status }) => status === 'inProgress').map((subject) => subject.id),
})
const close = (school: TestSchool, reports: readonly object[], person = school.classTeacher) =>
  ask(person, 'PATCH', inClass(school, '/reports/close'), { reports })

describe('a summary of reports', () => {
  test('tells what is open in each part, and nothing of what it says', async () => {
    const school = await testSchool(teacher.owner)
    const [report] = await create(school)
    const german = report?.subjects[0]
    const competenceId = german?.domains[0]?.competences[0]?.competenceId
    const part = `/reports/${report?.id}/subjects/${german?.id}`
    await ask(school.classTeacher, 'PATCH', part, {
      comment: 'Liest gern vor.',
      competences: [{ competenceId, performanceLevel: 3 }],
    })
    const found = (await summaries(school)).find(({ id }) => id === report?.id)
    const lines = german?.domains.flatMap(({ competences }) => competences).length ?? 0
    expect(found?.subjects[0]).toEqual({
      id: german?.id ?? '',
      schoolSubjectId: school.schoolClass.german.id,
      status: 'inProgress',
      name: 'Deutsch',
      abbreviation: german?.abbreviation ?? '',
      color: german?.color ?? '',
      hasComment: true,
      competenceCount: lines,
      withoutLevel: lines - 1,
      unconfirmed: 0,
    })
    expect(found).toMatchObject({ hasSummaryComment: false, leftOpen: null, canManage: true })
    expect(JSON.stringify(found)).not.toContain('Liest gern')
  })

  test('holds for a subject teacher the own part alone, and whole reports stay the default', async () => {
    const school = await testSchool(teacher.owner)
    const [report] = await create(school)
    const seen = await summaries(school, school.subjectTeacher)
    expect(seen.map(({ subjects }) => subjects.map(({ name }) => name))).toEqual(Array(3).fill(['Deutsch']))
    expect(seen[0]).toMatchObject({ canManage: false, hasSummaryComment: false, leftOpen: null })
    const { rows } = (await ask(school.classTeacher, 'GET', inClass(school, '/reports'))).body.data
    const one = (await ask(school.classTeacher, 'GET', `/reports/${report?.id}`)).body.data
    expect(rows.find(({ id }: Report) => id === report?.id)).toEqual(one)
    expect((await ask(school.outsider, 'GET', `/reports/${report?.id}`)).body.error).toBe('NOT_FOUND')
    expect((await ask(school.classTeacher, 'GET', inClass(school, '/reports?shows=all'))).body.error).toBe(
      'INVALID_PARAMETERS',
    )
  })

  test('of 48 reports is a twentieth of the reports themselves at most', async () => {
    const school = await testSchool(teacher.owner, { studentCount: 24 })
    await teacher.owner`
      insert into competence (tenant_id, domain_id, description, position)
      select cd.tenant_id, cd.id, 'liest geübte Texte flüssig und betont vor und fragt nach, ' || n, 10 + n
      from competence_domain cd cross join generate_series(1, 40) as n
      where cd.tenant_id = ${school.tenantId}`
    for (const name of ['Halbjahr', 'Jahresende']) await create(school, { name })
    const sizeOf = async (query: string) =>
      JSON.stringify((await ask(school.classTeacher, 'GET', inClass(school, `/reports${query}`))).body).length
    const [total, summary] = [await sizeOf(''), await sizeOf('?shows=summary')]
    expect(summary).toBeLessThan(48 * 1500)
    expect(total / summary).toBeGreaterThan(20)
  }, 30_000)
})

describe('completing reports of a class', () => {
  test('completes all, and keeps with each what was left open', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const answer = await close(school, reports.map(openOf))
    expect(answer.status).toBe(200)
    const [first] = (await summaries(school)).filter(({ id }) => id === reports[0]?.id)
    expect(first?.status).toBe('completed')
    expect(first?.leftOpen).toContainEqual({ kind: 'subjectOpen', subjectName: 'Deutsch', count: 1 })
    expect(first?.leftOpen).toContainEqual({ kind: 'remarkMissing', subjectName: null, count: 1 })
    const entries = await teacher.owner<{ change: { leftOpen: [null, number] } }[]>`
      select change from audit_entry where tenant_id = ${school.tenantId} and action = 'report.close'`
    expect(entries.map(({ change }) => change.leftOpen[1])).toEqual(Array(3).fill(first?.leftOpen?.length ?? 0))
    expect((await summaries(school, school.subjectTeacher))[0]?.leftOpen).toBeNull()
  })

  test('completes none where one is unseen, not permitted, final already, or has an open subject that is not named', async () => {
    const school = await testSchool(teacher.owner)
    const [first, second] = await create(school)
    const [own] = await create(school, { name: 'Eigener' }, school.subjectTeacher)
    if (!first || !second || !own) throw new Error('There are no reports.')
    const unnamed = await close(school, [openOf(first), { reportId: second.id }])
    expect(unnamed.body.error).toBe('INVALID_PARAMETERS')
    expect(unnamed.body.details.map(({ path }: { path: string }) => path)).toEqual(
      second.subjects.map(({ id }) => `reports.1.subjects.${id}`),
    )
    expect((await close(school, [openOf(first), openOf(own)], school.subjectTeacher)).body.error).toBe(
      'UPDATE_NOT_ALLOWED',
    )
    expect((await close(school, [openOf(first), { reportId: crypto.randomUUID() }])).body.error).toBe('NOT_FOUND')
    expect((await summaries(school)).every(({ status }) => status === 'inProgress')).toBe(true)
    expect((await close(school, [openOf(first)])).status).toBe(200)
    expect((await close(school, [openOf(second), openOf(first)])).body.error).toBe('REPORT_ALREADY_COMPLETED')
  })

  test('is checked before: each finding names its place', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const [first] = reports
    const requested = { reportIds: reports.map(({ id }) => id) }
    const path = inClass(school, '/reports/check')
    const { data } = (await ask(school.classTeacher, 'POST', path, requested)).body
    expect(data.count).toBe(3)
    const german = first?.subjects[0]
    expect(data.rows.find(({ reportId }: { reportId: string }) => reportId === first?.id).findings).toContainEqual({
      kind: 'remarkMissing',
      reportSubjectId: german?.id,
      schoolSubjectId: german?.schoolSubjectId,
      subjectName: 'Deutsch',
      count: 1,
    })
    const seen = (await ask(school.subjectTeacher, 'POST', path, requested)).body.data.rows
    expect(JSON.stringify(seen)).not.toContain('Mathematik')
    expect((await ask(school.outsider, 'POST', path, requested)).body.error).toBe('NOT_FOUND')
  })
})

describe('a subject in many reports', () => {
  const germanOf = (reports: readonly Report[]) =>
    reports.map(({ subjects }) => subjects.find(({ name }) => name === 'Deutsch')?.id ?? '')
  const set = (school: TestSchool, body: object, person = school.subjectTeacher) =>
    ask(person, 'PATCH', inClass(school, '/reports/part-status'), body)
  const completedIn = async (school: TestSchool) =>
    (await summaries(school)).flatMap(({ subjects }) => subjects.filter(({ status }) => status === 'completed')).length

  test('is completed by who may write it, and its maker is told once', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const parts = germanOf(reports).map((id) => ({ id }))
    const { data } = (await set(school, { status: 'completed', parts })).body
    expect(data.count).toBe(3)
    expect(await completedIn(school)).toBe(3)
    const received = await teacher.owner`
      select from notification where user_id = ${school.classTeacher.userId} and type = 'reportSubjectCompleted'`
    expect(received).toHaveLength(1)
    expect((await set(school, { status: 'completed', parts })).body.data.count).toBe(0)
  })

  test('is opened again by undo, but not where somebody has changed it since', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const parts = germanOf(reports).map((id) => ({ id }))
    const { rows } = (await set(school, { status: 'completed', parts })).body.data
    const path = `/reports/${reports[0]?.id}/subjects/${parts[0]?.id}`
    await ask(school.classTeacher, 'PATCH', path, { comment: 'Liest gern vor.' })
    expect((await set(school, { status: 'inProgress', parts: rows })).body.data.count).toBe(2)
    expect(await completedIn(school)).toBe(1)
  })

  test('is completed in all or none', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const parts = germanOf(reports).map((id) => ({ id }))
    const hidden = reports[0]?.subjects.find(({ name }) => name !== 'Deutsch')?.id
    const refusedOf = async (some: object[], person?: TestPerson) =>
      (await set(school, { status: 'completed', parts: some }, person)).body.error
    expect(await refusedOf([...parts, { id: hidden }])).toBe('NOT_FOUND')
    expect(await refusedOf(parts, school.outsider)).toBe('NOT_FOUND')
    if (reports[0]) await close(school, [openOf(reports[0])])
    expect(await refusedOf(parts)).toBe('REPORT_ALREADY_COMPLETED')
    expect(await completedIn(school)).toBe(0)
  })
})

test('reports are deleted all or none', async () => {
  const school = await testSchool(teacher.owner)
  const reports = await create(school)
  const ids = reports.map(({ id }) => id)
  const remove = (reportIds: readonly string[], person = school.classTeacher) =>
    ask(person, 'POST', inClass(school, '/reports/delete'), { reportIds })
  expect((await remove([...ids, crypto.randomUUID()])).body.error).toBe('NOT_FOUND')
  expect((await remove(ids, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect(await summaries(school)).toHaveLength(3)
  if (reports[0]) await close(school, [openOf(reports[0])])
  expect((await remove(ids)).body.error).toBe('NO_PERMISSION')
  expect((await remove(ids, school.manager)).status).toBe(200)
  expect(await summaries(school)).toEqual([])
})

describe('whose a subject is', () => {
  test('is who teaches it rather than who may write everything', async () => {
    const school = await testSchool(teacher.owner)
    const path = inClass(school, '/report-writers')
    const { german, mathematics } = school.schoolClass
    const { rows } = (await ask(school.classTeacher, 'GET', path)).body.data as { rows: ReportWriter[] }
    expect(new Map(rows.map(({ person, schoolSubjectIds }) => [person.id, schoolSubjectIds]))).toEqual(
      new Map([
        [school.subjectTeacher.userId, [german.id]],
        [school.classTeacher.userId, [mathematics.id]],
      ]),
    )
    const seen = (await ask(school.subjectTeacher, 'GET', path)).body.data.rows
    expect(seen.map(({ schoolSubjectIds }: { schoolSubjectIds: string[] }) => schoolSubjectIds)).toEqual([[german.id]])
    expect((await ask(school.outsider, 'GET', path)).body.error).toBe('NOT_FOUND')
  })

  test('decides whom a reminder goes to, once for all reports', async () => {
    const school = await testSchool(teacher.owner)
    const reports = await create(school)
    const reportIds = reports.map(({ id }) => id)
    const summarize = () => teacher.owner<{ title: string; message: string }[]>`
      select title, message from notification
      where user_id = ${school.subjectTeacher.userId} and title like 'Erinnerung%' and not is_read`
    const remind = (person: TestPerson, body: object = {}) =>
      ask(person, 'POST', inClass(school, '/reports/remind'), { reportIds, ...body })
    const { data } = (await remind(school.classTeacher)).body
    expect(data.rows).toMatchObject([
      { person: { id: school.subjectTeacher.userId }, subjects: ['Deutsch'], reportCount: 3 },
    ])
    await remind(school.classTeacher)
    expect([...(await summarize())]).toEqual([
      { title: 'Erinnerung: Berichte der Klasse 3a', message: 'Noch offen in 3 Berichten: Deutsch.' },
    ])
    expect((await remind(school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
    for (const { id, subjects } of reports)
      await ask(school.subjectTeacher, 'PATCH', `/reports/${id}/subjects/${subjects[0]?.id}`, { status: 'completed' })
    expect((await remind(school.classTeacher)).body.data.count).toBe(0)
  })
})
