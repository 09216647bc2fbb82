import { expect, test } from 'bun:test'
import type { RollOverPlan } from '@lernspur/contracts/roll-over.contract'
import { observe } from '@lernspur/testing/observe'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const { owner, ask } = await serviceForFile('school-admin', schoolAdminService)

/** A grammar school in whose year two classes of level 3 are, with the year after it. */
const schoolWithNextYear = async (studentCount = 3) => {
  const school = await testSchool(owner, { studentCount })
  const { tenantId, year, manager } = school
  await owner`
    update tenant set state_id = (select id from state where name = 'Nordrhein-Westfalen'),
      school_type_id = (select id from school_type where abbreviation = 'GS') where id = ${tenantId}`
  const begins = year.year + 1
  const term = (schoolTermSemester: string, startDate: string, endDate: string) => ({
    name: schoolTermSemester,
    schoolTermSemester,
    startDate,
    endDate,
  })
  const { body } = await ask(manager, {
    method: 'POST',
    path: '/school-years',
    body: {
      name: 'Nächstes',
      year: begins,
      schoolYearStart: `${begins}-08-01`,
      schoolYearEnd: `${begins + 1}-07-31`,
      terms: [
        term('first', `${begins}-08-01`, `${begins + 1}-01-31`),
        term('second', `${begins + 1}-02-01`, `${begins + 1}-07-31`),
      ],
    },
  })
  return { ...school, nextYear: body.data as { id: string; terms: { id: string }[] } }
}
type School = Awaited<ReturnType<typeof schoolWithNextYear>>

const pathOf = ({ year }: TestSchool) => `/school-years/${year.id}/roll-over`
const planOf = async (school: School): Promise<RollOverPlan> =>
  (await ask(school.manager, { method: 'GET', path: `${pathOf(school)}?toSchoolYearId=${school.nextYear.id}` })).body
    .data
const bodyOf = async (school: School, part: object = {}, line: object = {}) => {
  const { lines } = await planOf(school)
  return {
    toSchoolYearId: school.nextYear.id,
    competences: 'own',
    lines: lines
      .filter(({ takenOver }) => takenOver === null)
      .map(({ schoolClassId, nickname, proposal: { name, schoolLevel, creatorId } }) => ({
        ...{ schoolClassId, nickname, name, schoolLevel, creatorId, withStudents: true },
        ...line,
      })),
    ...part,
  }
}
const preview = (school: School, body: object, person = school.manager) =>
  ask(person, { method: 'POST', path: `${pathOf(school)}/preview`, body })
const rollOver = (school: School, body: object, person: TestPerson = school.manager) =>
  ask(person, { method: 'POST', path: pathOf(school), body })
const undo = (person: TestPerson, id: string) =>
  ask(person, { method: 'DELETE', path: `/school-years/roll-overs/${id}` })
const madeClass = async (school: School, name: string) => {
  const [made] = await owner<{ id: string; creatorId: string }[]>`
    select id, creator_id from school_class
    where tenant_id = ${school.tenantId} and name = ${name} and school_year_id = ${school.nextYear.id}`
  if (!made) throw new Error(`There is no class ${name}.`)
  return made
}

/** Tables that tell what was done, rather than what the school has. */
const traces = ['audit_entry', 'idempotency_key', 'roll_over', 'roll_over_class']

/** Rows and checksum of every table of the school. */
const fingerprint = async (tenantId: string) => {
  const tables = await owner<{ name: string }[]>`select name::text from school_tables() as name`
  const sums = tables
    .filter(({ name }) => !traces.includes(name))
    .map(async ({ name }) => {
      const [sum] = await owner<{ count: number; hash: string }[]>`
        select count(*)::integer as count, md5(string_agg(row_text, ' ' order by row_text)) as hash
        from (select r::text as row_text from ${owner(name)} r where r.tenant_id = ${tenantId}) as rows`
      return [name, sum?.count, sum?.hash]
    })
  return Promise.all(sums)
}

test('the plan names each class of the year with what becomes of it', async () => {
  const school = await schoolWithNextYear()
  const { lines, toYear } = await planOf(school)
  expect(toYear).toEqual({ id: school.nextYear.id, name: 'Nächstes' })
  expect(lines).toMatchObject([
    {
      name: '3a',
      studentCount: 3,
      subjectCount: 2,
      rightCount: 1,
      assessmentCount: 4,
      takenOver: null,
      proposal: { name: '4a', schoolLevel: 4, creatorId: school.classTeacher.userId, step: 'continue' },
    },
    { name: '3b', proposal: { name: '4b', step: 'continue' } },
  ])
})

test('a class of the last level leaves, and one whose creator left goes to whoever asks', async () => {
  const school = await schoolWithNextYear()
  await owner`update school_class set school_level = 4, name = '4a' where id = ${school.schoolClass.id}`
  await owner`update user_role set status = 'disabled' where id = ${school.classTeacher.userRoleId}`
  const line = (await planOf(school)).lines.find(({ name }) => name === '4a')
  expect(line?.proposal).toMatchObject({ step: 'leave', creatorId: school.manager.userId })
})

test('classes are taken over with children, team, subjects, scales and assessments, as the preview counted', async () => {
  const school = await schoolWithNextYear()
  const { tenantId, nextYear, subjectTeacher } = school
  const body = await bodyOf(school)
  const { counts, state } = (await preview(school, body)).body.data
  expect(counts).toEqual({
    ...{ classes: 2, students: 6, leavers: 0, subjects: 4, competences: 16, rights: 1, scales: 2, assessments: 8 },
  })
  const { status, body: answer } = await rollOver(school, { ...body, state })
  expect([status, answer.data.counts]).toEqual([201, counts])
  const { id } = await madeClass(school, '4a')
  const [german] = await owner<{ id: string; schoolLevel: number; children: number; competences: number }[]>`
    select ss.id, ss.school_level,
      (select count(*) from student_subject_relation ssr where ssr.school_subject_id = ss.id)::integer as children,
      (select count(*) from competence c join competence_domain cd on cd.id = c.domain_id
        where cd.school_subject_id = ss.id)::integer as competences
    from school_subject ss where ss.tenant_id = ${tenantId} and ss.school_class_id = ${id} and ss.name = 'Deutsch'`
  expect(german).toMatchObject({ schoolLevel: 4, children: 3, competences: 4 })
  const rights = await owner`
    select ar.user_id, ar.can_write_competence_entries, ars.school_subject_id
    from class_access_right ar join class_access_right_subject ars on ars.class_access_right_id = ar.id
    where ar.tenant_id = ${tenantId} and ar.school_class_id = ${id}`
  expect([...rights]).toEqual([
    { userId: subjectTeacher.userId, canWriteCompetenceEntries: true, schoolSubjectId: german?.id },
  ])
  const terms = await owner<{ schoolTermId: string; ownScale: boolean }[]>`
    select distinct pa.school_term_id, pv.school_class_id = ${id} as own_scale
    from performance_assessment pa join performance_visual pv on pv.id = pa.performance_visual_id
    where pa.tenant_id = ${tenantId} and pa.school_class_id = ${id} order by pa.school_term_id`
  expect(terms.map(({ schoolTermId, ownScale }) => [schoolTermId, ownScale])).toEqual(
    nextYear.terms.map((term) => [term.id, true]),
  )
  const again = await rollOver(school, { ...body, state: undefined })
  expect(again.body.error).toBe('SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR')
})

test('undoing leaves every table as it was, and it can be done again', async () => {
  const school = await schoolWithNextYear()
  await observe(owner, school)
  const before = await fingerprint(school.tenantId)
  const body = await bodyOf(school)
  await preview(school, body)
  expect(await fingerprint(school.tenantId)).toEqual(before)
  const first = (await rollOver(school, body)).body.data
  const made = await fingerprint(school.tenantId)
  expect(made).not.toEqual(before)
  expect((await undo(school.admin, first.id)).body).toEqual({ success: true })
  expect(await fingerprint(school.tenantId)).toEqual(before)
  expect((await undo(school.admin, first.id)).body.error).toBe('NOT_FOUND')
  const second = (await rollOver(school, body)).body.data
  expect(second.counts).toEqual(first.counts)
  expect((await fingerprint(school.tenantId)).map(([name, count]) => [name, count])).toEqual(
    made.map(([name, count]) => [name, count]),
  )
  const { rollOvers } = (await ask(school.manager, { method: 'GET', path: '/school-years/roll-overs' })).body.data
  expect(rollOvers.map(({ id, undoneAt }: { id: string; undoneAt: string | null }) => [id, undoneAt === null])).toEqual(
    [
      [second.id, true],
      [first.id, false],
    ],
  )
})

test('lines choose name, level, who takes a class, and who comes along', async () => {
  const school = await schoolWithNextYear()
  const [left] = school.schoolClass.students
  const lines = [
    {
      schoolClassId: school.schoolClass.id,
      ...{ name: '4x', nickname: 'Füchse', schoolLevel: 4, creatorId: school.outsider.userId, withStudents: true },
      leaverIds: [left.id],
    },
    {
      schoolClassId: school.secondClass.id,
      ...{ name: '4y', nickname: null, schoolLevel: 4, creatorId: school.classTeacher.userId, withStudents: false },
    },
  ]
  const { counts } = (await rollOver(school, await bodyOf(school, { lines }))).body.data
  expect(counts).toMatchObject({ classes: 2, students: 2, leavers: 4 })
  expect((await madeClass(school, '4x')).creatorId).toBe(school.outsider.userId)
  const stayed = await owner`
    select from student_class_relation
    where tenant_id = ${school.tenantId} and school_class_id = ${school.schoolClass.id}`
  expect(stayed).toHaveLength(3)
})

test('a student who waits to be erased is not taken over', async () => {
  const school = await schoolWithNextYear()
  await owner`update student set erases_at = now() + interval '7 days' where id = ${school.schoolClass.students[0].id}`
  expect((await rollOver(school, await bodyOf(school))).body.data.counts.students).toBe(5)
})

test('competences of the new level come from the templates of the school, where it has some', async () => {
  const school = await schoolWithNextYear()
  const [template] = await owner<{ id: string }[]>`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
    values (${school.tenantId}, 'DEUTSCH', 'D', '#112233', 4, true) returning id`
  const [domain] = await owner<{ id: string }[]>`
    insert into competence_domain (tenant_id, school_subject_id, name)
    values (${school.tenantId}, ${template?.id ?? null}, 'Lesen') returning id`
  await owner`
    insert into competence (tenant_id, domain_id, description)
    values (${school.tenantId}, ${domain?.id ?? null}, 'liest Ganzschriften')`
  const body = await bodyOf(school)
  expect((await preview(school, body)).body.data.counts.competences).toBe(16)
  const { counts } = (await rollOver(school, { ...body, competences: 'level' })).body.data
  expect([counts.subjects, counts.competences]).toEqual([4, 10])
})

test('what was changed since the preview is refused', async () => {
  const school = await schoolWithNextYear()
  const body = await bodyOf(school)
  const { state } = (await preview(school, body)).body.data
  const [child] = school.secondClass.students
  await owner`
    delete from student_class_relation where tenant_id = ${school.tenantId} and student_id = ${child.id}`
  expect((await rollOver(school, { ...body, state })).body.error).toBe('EDIT_CONFLICT')
})

test('impossible lines are refused by field, other years and classes not found, and nothing is made', async () => {
  const [school, other] = [await schoolWithNextYear(), await schoolWithNextYear()]
  const before = await fingerprint(school.tenantId)
  const body = await bodyOf(school)
  const [line] = body.lines
  const tries: [object, string, string | undefined][] = [
    [{ ...body, lines: [line, line] }, 'VALIDATION_FAILED', 'lines.1.schoolClassId'],
    [{ ...body, lines: [{ ...line, creatorId: other.manager.userId }] }, 'VALIDATION_FAILED', 'lines.0.creatorId'],
    [{ ...body, lines: [{ ...line, name: 'zu lang' }] }, 'VALIDATION_FAILED', 'lines.0.name'],
    [{ ...body, lines: [{ ...line, schoolClassId: other.schoolClass.id }] }, 'NOT_FOUND', undefined],
    [{ ...body, toSchoolYearId: school.year.id }, 'INVALID_SCHOOL_YEAR', 'toSchoolYearId'],
    [{ ...body, toSchoolYearId: other.nextYear.id }, 'INVALID_SCHOOL_YEAR', 'toSchoolYearId'],
  ]
  for (const [tried, error, path] of tries) {
    const answer = (await rollOver(school, tried)).body
    expect([answer.error, answer.details?.[0]?.path]).toEqual([error, path])
  }
  expect((await rollOver({ ...school, year: other.year }, body)).body.error).toBe('NOT_FOUND')
  expect(await fingerprint(school.tenantId)).toEqual(before)
})

test('entries and reports in the new classes keep it, and say how many; so does the end of 30 days', async () => {
  const school = await schoolWithNextYear()
  const { tenantId, manager } = school
  const { id } = (await rollOver(school, await bodyOf(school))).body.data
  const made = await madeClass(school, '4a')
  const [german] = await owner<{ id: string; competenceId: string }[]>`
    select ss.id, c.id as competence_id
    from school_subject ss
    join competence_domain cd on cd.school_subject_id = ss.id
    join competence c on c.domain_id = cd.id
    where ss.tenant_id = ${tenantId} and ss.school_class_id = ${made.id} limit 1`
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id, description,
      observed_at, creator_id, updated_by_id)
    values (${tenantId}, ${school.schoolClass.students[0].id}, ${made.id}, ${german?.id ?? null},
      ${german?.competenceId ?? null}, 'liest', ${school.year.today}, ${manager.userId}, ${manager.userId})`
  await owner`
    insert into report (tenant_id, school_class_id, name, calculation_method, start_date, end_date, created_by_id,
      updated_by_id, school_name, school_class_name, student_first_name, student_last_name, original_student_id)
    values (${tenantId}, ${made.id}, 'Zeugnis', 'allEntries', '2026-08-01', '2027-01-31', ${manager.userId},
      ${manager.userId}, 'Schule', '4a', 'Ada', 'Probe', ${school.schoolClass.students[0].id})`
  const refused = (await undo(manager, id)).body
  expect(refused.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect(refused.details.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
    ['observations', 'In den neuen Klassen gibt es schon einen Eintrag.'],
    ['reports', 'In den neuen Klassen gibt es schon einen Bericht.'],
  ])
  await owner`delete from observation where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  await owner`delete from report where tenant_id = ${tenantId} and school_class_id = ${made.id}`
  await owner`update roll_over set undo_until = now() where tenant_id = ${tenantId}`
  expect((await undo(manager, id)).body.error).toBe('NOT_FOUND')
  await owner`update roll_over set undo_until = now() + interval '1 hour' where tenant_id = ${tenantId}`
  expect((await undo(manager, id)).status).toBe(200)
})

test('members do not roll a year over, and another school does not undo it', async () => {
  const [school, other] = [await schoolWithNextYear(), await testSchool(owner)]
  const body = await bodyOf(school)
  expect((await rollOver(school, body, school.classTeacher)).body.error).toBe('NO_PERMISSION')
  const { id } = (await rollOver(school, body, school.admin)).body.data
  expect((await undo(school.classTeacher, id)).body.error).toBe('NO_PERMISSION')
  expect((await undo(other.admin, id)).body.error).toBe('NOT_FOUND')
})

test('two at once take each class over once', async () => {
  const school = await schoolWithNextYear()
  const body = await bodyOf(school)
  const answers = await Promise.all([rollOver(school, body), rollOver(school, body, school.admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const made = await owner`
    select from school_class where tenant_id = ${school.tenantId} and school_year_id = ${school.nextYear.id}`
  expect(made).toHaveLength(2)
})
