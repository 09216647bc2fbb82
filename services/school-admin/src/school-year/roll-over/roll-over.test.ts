import { expect, test } from 'bun:test'
import { rollOverFixture } from './testing/roll-over-fixture'

const { owner, schoolWithNextYear, planOf, bodyOf, preview, rollOver, madeClass, fingerprint } = await rollOverFixture()

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
  await owner`update school_subject set position = 7 where id = ${school.schoolClass.german.id}`
  await owner`
    update class_access_right set ends_on = '2140-01-31', ends_at = '2140-01-31T23:00Z', end_set_by_id = ${school.classTeacher.userId}
    where tenant_id = ${tenantId}`
  const body = await bodyOf(school)
  const { counts, state } = (await preview(school, body)).body.data
  expect(counts).toEqual({
    ...{ classes: 2, students: 6, leavers: 0, subjects: 4, competences: 16, rights: 1, scales: 2, assessments: 8 },
  })
  const { status, body: answer } = await rollOver(school, { ...body, state })
  expect([status, answer.data.counts]).toEqual([201, counts])
  const { id } = await madeClass(school, '4a')
  const [german] = await owner<
    { id: string; schoolLevel: number; position: number; children: number; competences: number }[]
  >`
    select ss.id, ss.school_level, ss.position,
      (select count(*) from student_subject_relation ssr where ssr.school_subject_id = ss.id)::integer as children,
      (select count(*) from competence c join competence_domain cd on cd.id = c.domain_id
        where cd.school_subject_id = ss.id)::integer as competences
    from school_subject ss where ss.tenant_id = ${tenantId} and ss.school_class_id = ${id} and ss.name = 'Deutsch'`
  expect(german).toMatchObject({ schoolLevel: 4, position: 7, children: 3, competences: 4 })
  const rights = await owner`
    select ar.user_id, ar.can_write_competence_entries, ar.ends_on, ar.end_set_by_id, ars.school_subject_id
    from class_access_right ar join class_access_right_subject ars on ars.class_access_right_id = ar.id
    where ar.tenant_id = ${tenantId} and ar.school_class_id = ${id}`
  expect([...rights]).toEqual([
    {
      userId: subjectTeacher.userId,
      canWriteCompetenceEntries: true,
      endsOn: '2140-01-31',
      endSetById: school.classTeacher.userId,
      schoolSubjectId: german?.id,
    },
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

test('who repeats goes to the class of the year below, and takes part in all of its subjects', async () => {
  const school = await schoolWithNextYear()
  const { tenantId } = school
  await owner`update school_class set name = '2a', school_level = 2 where id = ${school.secondClass.id}`
  const [repeats] = school.schoolClass.students
  const [inThird, inSecond] = (await planOf(school)).lines.toSorted((a, b) => b.schoolLevel - a.schoolLevel)
  const line = { nickname: null, creatorId: school.classTeacher.userId, withStudents: true }
  const lines = [
    { ...line, schoolClassId: inThird?.schoolClassId, name: '4a', schoolLevel: 4, leaverIds: [repeats.id] },
    { ...line, schoolClassId: inSecond?.schoolClassId, name: '3a', schoolLevel: 3, joinerIds: [repeats.id] },
  ]
  const { counts } = (await rollOver(school, await bodyOf(school, { lines }))).body.data
  expect(counts).toMatchObject({ classes: 2, students: 6, leavers: 0 })
  const { id } = await madeClass(school, '3a')
  const subjects = await owner`
    select school_subject_id from student_subject_relation
    where tenant_id = ${tenantId} and student_id = ${repeats.id} and school_class_id = ${id}`
  expect(subjects).toHaveLength(2)
})

test('two classes become one, and one becomes two', async () => {
  const school = await schoolWithNextYear()
  const ofFirst = school.schoolClass.students.map(({ id }) => id)
  const ofSecond = (
    await owner<{ studentId: string }[]>`
      select student_id from student_class_relation
      where tenant_id = ${school.tenantId} and school_class_id = ${school.secondClass.id}`
  ).map(({ studentId }) => studentId)
  const line = { schoolClassId: school.schoolClass.id, nickname: null, schoolLevel: 4 }
  const taken = { ...line, name: '4a', creatorId: school.classTeacher.userId, withStudents: true }
  const merged = await bodyOf(school, { lines: [{ ...taken, joinerIds: ofSecond }] })
  expect((await preview(school, merged)).body.data.counts).toMatchObject({ classes: 1, students: 6, leavers: 0 })

  const part = { ...line, name: '4b', creatorId: school.outsider.userId, withStudents: false, joinerIds: [ofFirst[0]] }
  const split = await bodyOf(school, { lines: [{ ...taken, leaverIds: [ofFirst[0]] }, part] })
  const made = (await rollOver(school, split)).body.data
  expect(made.counts).toMatchObject({ classes: 2, students: 3, leavers: 3, subjects: 4 })
  expect((await planOf(school)).lines.find(({ name }) => name === '3a')?.takenOver?.name).toBe('4a')
})

test('a student goes to one class, and only one of the former year comes along', async () => {
  const school = await schoolWithNextYear()
  const [first] = school.schoolClass.students
  const body = await bodyOf(school)
  const joining = (studentId: string) => ({
    ...body,
    lines: body.lines.map((line, index) => (index === 1 ? { ...line, joinerIds: [studentId] } : line)),
  })
  const refused = (await preview(school, joining(first.id))).body
  expect(refused).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'lines.1.joinerIds' }] })
  const other = await schoolWithNextYear()
  expect((await preview(school, joining(other.schoolClass.students[0].id))).body.error).toBe('VALIDATION_FAILED')
  const twice = { ...body, lines: [...body.lines, { ...body.lines[0], name: '4z' }] }
  expect((await preview(school, twice)).body.error).toBe('VALIDATION_FAILED')
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
