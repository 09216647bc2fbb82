import { beforeAll, describe, expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from './app'

const teacher = await serviceForFile('teacher', teacherService)

const answerOf = async ({ manager }: TestSchool, method: string, path: string, body?: object) =>
  (await teacher.ask(manager, { method, path, ...(body && { body }) })).body

const outcome = async (school: TestSchool, method: string, path: string, body?: object): Promise<string> => {
  const answer = await answerOf(school, method, path, body)
  return answer.success ? 'ok' : answer.error
}

const set = (of: TestSchool, change: object) =>
  teacher.owner`update school_class set ${teacher.owner(change)} where id = ${of.schoolClass.id}`

/** Creates of entries and reports of the class; with `other`, the bulk calls name that class as well. */
const creates = ({ schoolClass }: TestSchool, other?: TestSchool['secondClass']) => {
  const entryOf = ({ id, students, german }: TestSchool['secondClass']) => ({
    schoolClassId: id,
    studentId: students[0].id,
    competenceId: german.competenceIds[0],
    description: 'liest',
  })
  const entry = entryOf(schoolClass)
  const observations = other ? [entryOf(other), entry] : [entry]
  const report = { name: 'Zeugnis', calculationMethod: 'allEntries' }
  return [
    ['/observations-v2', entry],
    ['/observations-v2/bulk', { observations }],
    ['/observations', entry],
    ['/observations/bulk', { observations }],
    [`/classes/${schoolClass.id}/reports/bulk`, report],
    [`/classes/${schoolClass.id}/report-groups`, { name: 'Halbjahr' }],
  ] as const
}

test('a class that is not set up takes no entries and no reports of anybody', async () => {
  const school = await testSchool(teacher.owner)
  await set(school, { isOnboardingFinalized: false })
  for (const [path, body] of creates(school, school.secondClass)) {
    expect([path, await outcome(school, 'POST', path, body)]).toEqual([path, 'CREATE_NOT_ALLOWED'])
  }
  for (const table of ['observation', 'legacy_observation', 'report', 'report_group']) {
    expect(await teacher.owner`select from ${teacher.owner(table)} where tenant_id = ${school.tenantId}`).toBeEmpty()
  }
  await set(school, { isOnboardingFinalized: true })
  for (const [path, body] of creates(school)) expect(await outcome(school, 'POST', path, body)).toBe('ok')
})

describe('a class that is no longer active', () => {
  let school: TestSchool
  let rows: Readonly<Record<'observation' | 'legacy' | 'report' | 'part' | 'group' | 'visual' | 'type', string>>

  beforeAll(async () => {
    school = await testSchool(teacher.owner)
    await insertObservation(teacher.owner, school)
    await insertObservation(teacher.owner, school, { table: 'legacy_observation' })
    const { schoolClass } = school
    const inClass = `/classes/${schoolClass.id}`
    const first = async (path: string) => (await answerOf(school, 'GET', path)).data.rows[0].id
    const made = async (path: string, body: object) => (await answerOf(school, 'POST', path, body)).data
    const report = (await made(`${inClass}/reports/bulk`, { name: 'Zeugnis', calculationMethod: 'allEntries' })).rows[0]
    rows = {
      observation: await first('/observations-v2'),
      legacy: await first('/observations'),
      report: report.id,
      part: report.subjects[0].id,
      group: (await made(`${inClass}/report-groups`, { name: 'Halbjahr' })).id,
      visual: (
        await made('/performance-visuals', {
          name: 'Daumen',
          schoolClassId: schoolClass.id,
          performanceLevelsV2: [{ label: 'hoch' }],
        })
      ).id,
      type: (await made('/assessment-types', { name: 'Ampel', schoolClassId: schoolClass.id })).id,
    }
    await set(school, { isActive: false })
  })

  test('takes no new entries, reports, scales and assessments', async () => {
    const { id: schoolClassId, visual, firstTerm } = school.schoolClass
    const assessment = { name: 'Test', weighting: 10, schoolTermSemester: 'first', performanceVisualId: visual.id }
    const more = [
      ['/performance-visuals', { name: 'Neu', schoolClassId, performanceLevelsV2: [{ label: 'ja' }] }],
      ['/assessment-types', { name: 'Neu', schoolClassId }],
      ['/performance-assessments', { ...assessment, schoolClassId }],
      [`/performance-assessments/${schoolClassId}/bulk`, { performanceAssessments: [assessment] }],
      [`/performance-assessments/${firstTerm.observing}/duplicate`, undefined],
    ] as const
    for (const [path, body] of [...creates(school), ...more]) {
      expect([path, await outcome(school, 'POST', path, body)]).toEqual([path, 'CREATE_NOT_ALLOWED'])
    }
  })

  test('keeps entries, reports, scales and assessments as they are', async () => {
    const { id: schoolClassId, firstTerm } = school.schoolClass
    const groupPath = `/classes/${schoolClassId}/report-groups/${rows.group}`
    const changes = [
      ['PUT', `/observations-v2/${rows.observation}`, { description: 'neu' }],
      ['PUT', `/observations/${rows.legacy}`, { description: 'neu' }],
      ['PATCH', `/reports/${rows.report}/comment`, { summaryComment: 'neu' }],
      ['PATCH', `/reports/${rows.report}/subjects/${rows.part}`, { comment: 'neu' }],
      ['PATCH', `/reports/${rows.report}/close`, { incompleteSubjectIds: [] }],
      ['PATCH', `${groupPath}/assign`, { reportIds: [rows.report] }],
      ['PUT', `/performance-visuals/${rows.visual}`, { name: 'neu' }],
      ['PUT', `/assessment-types/${rows.type}`, { name: 'neu' }],
      ['PUT', `/performance-assessments/${firstTerm.observing}`, { name: 'neu' }],
    ] as const
    for (const [method, path, body] of changes) {
      expect([path, await outcome(school, method, path, body)]).toEqual([path, 'UPDATE_NOT_ALLOWED'])
    }
    const removals = [
      `/observations-v2/${rows.observation}`,
      `/observations/${rows.legacy}`,
      `/reports/${rows.report}`,
      `/performance-visuals/${rows.visual}`,
      `/assessment-types/${rows.type}`,
      `/performance-assessments/${firstTerm.observing}`,
    ]
    for (const path of removals) {
      expect([path, await outcome(school, 'DELETE', path)]).toEqual([path, 'NO_PERMISSION'])
    }
  })

  test('can still be read', async () => {
    const { id } = school.schoolClass
    const reads = [`/observations-v2/${rows.observation}`, `/observations/${rows.legacy}`, `/classes/${id}/reports`]
    for (const path of [...reads, `/classes/${id}/unseen`]) expect(await outcome(school, 'GET', path)).toBe('ok')
  })

  test('leaves templates of the school to be changed', async () => {
    const body = { name: 'Neu', performanceLevelsV2: [{ label: 'ja' }] }
    expect(await outcome(school, 'POST', '/performance-visuals', body)).toBe('ok')
  })
})
