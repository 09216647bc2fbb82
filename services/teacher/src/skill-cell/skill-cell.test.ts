import { describe, expect, test } from 'bun:test'
import type { EnteredCell, EnteredCells, SkillCell, SkillCells } from '@lernspur/contracts/skill-cell.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)

const pathOf = ({ schoolClass }: TestSchool) => `/classes/${schoolClass.id}/skill-cells`

const read = async (school: TestSchool, person: TestPerson, search = ''): Promise<SkillCells> =>
  (await teacher.ask(person, { method: 'GET', path: `${pathOf(school)}${search}` })).body.data

const enter = (
  school: TestSchool,
  person: TestPerson,
  cells: readonly object[],
  headers: Record<string, string> = {},
  schoolSubjectId = school.schoolClass.german.id,
) => teacher.ask(person, { method: 'POST', path: pathOf(school), headers, body: { shown: { schoolSubjectId }, cells } })

const resultsOf = async (asked: ReturnType<typeof enter>): Promise<EnteredCells['results']> =>
  (await asked).body.data.results

const cellOf = ({ schoolClass }: TestSchool, student: number, competence: number) => ({
  studentId: schoolClass.students[student]?.id ?? '',
  competenceId: schoolClass.german.competenceIds[competence] ?? '',
})

/** A cell of the school with a level, on top of what is known. */
const typed = (school: TestSchool, level: number | null, known?: SkillCell, part: object = {}) => {
  const { newest } = known ?? { newest: null }
  return {
    ...cellOf(school, 0, 0),
    performanceLevelV2Id: level === null ? null : (school.schoolClass.visual.levelIds[level - 1] ?? null),
    basedOn: newest && { id: newest.id, updatedAt: newest.updatedAt },
    ...part,
  } satisfies EnteredCell
}

const first = async (asked: ReturnType<typeof enter>) => {
  const [result] = await resultsOf(asked)
  if (!result) throw new Error('There is no result.')
  return result
}

const entries = async ({ tenantId }: TestSchool) =>
  teacher.owner<{ levelId: string; observedAt: string }[]>`
    select performance_level_id as level_id, observed_at from observation where tenant_id = ${tenantId} order by id`

/** Moves all entries of the school to earlier days. */
const age = ({ tenantId }: TestSchool, days: number) =>
  teacher.owner`update observation set observed_at = observed_at - ${days}::integer where tenant_id = ${tenantId}`

describe('the matrix in one read', () => {
  test('has subjects, terms, scales, domains, children and the newest level of each cell with its count', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, schoolClass, year } = school
    const { cell } = await first(enter(school, classTeacher, [typed(school, 1)]))
    await age(school, 1)
    const older = await read(school, classTeacher)
    const known = older.cells[0]
    expect(known?.newest?.id).toBe(cell.newest?.id)
    await enter(school, classTeacher, [typed(school, 3, known)])
    await enter(school, classTeacher, [
      typed(school, null, undefined, { ...cellOf(school, 1, 0), description: 'liest' }),
    ])
    const shown = await read(school, classTeacher)
    expect(shown.subjects.map(({ id }) => id).toSorted()).toEqual(
      [schoolClass.german.id, schoolClass.mathematics.id].toSorted(),
    )
    const [german] = shown.subjects
    expect(shown).toMatchObject({ today: year.today, subjectId: german?.id, spanId: shown.spans[0]?.id })
    expect(shown.students).toHaveLength(3)
    expect(shown.scales.some(({ levels }) => levels.some(({ id }) => id === schoolClass.visual.levelIds[0]))).toBe(true)
    expect(
      shown.domains
        .flatMap(({ competences }) => competences)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...schoolClass.german.competenceIds].toSorted())
    const found = (student: number) => shown.cells.find((one) => one.studentId === schoolClass.students[student]?.id)
    expect(found(0)).toMatchObject({ levelId: schoolClass.visual.levelIds[2], levelDay: year.today, count: 2 })
    expect(found(1)).toMatchObject({ levelId: null, levelDay: null, count: 1, newest: { levelId: null, isOwn: true } })
  })

  test('a note on top of a level leaves the level shown', async () => {
    const school = await testSchool(teacher.owner)
    const { subjectTeacher, classTeacher, schoolClass } = school
    const { cell } = await first(enter(school, classTeacher, [typed(school, 2)]))
    const note = typed(school, null, cell, { description: 'heute müde' })
    expect(await first(enter(school, subjectTeacher, [note]))).toMatchObject({
      outcome: 'saved',
      cell: { levelId: schoolClass.visual.levelIds[1], count: 2, newest: { levelId: null, isOwn: true } },
    })
  })

  test('shows a term or an assessment alone, and still names the newest entry of all', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, schoolClass } = school
    const assessment = schoolClass.firstTerm.observing
    const { cell } = await first(
      enter(school, classTeacher, [typed(school, 2, undefined, { performanceAssessmentId: assessment })]),
    )
    const { cell: next } = await first(
      enter(school, classTeacher, [typed(school, 4, cell, { performanceAssessmentId: null })]),
    )
    expect(next.newest?.id).not.toBe(cell.newest?.id)
    const only = await read(school, classTeacher, `?performanceAssessmentId=${assessment}`)
    expect(only.cells).toMatchObject([{ levelId: schoolClass.visual.levelIds[1], count: 1, newest: next.newest }])
    const all = await read(school, classTeacher, '?span=all')
    expect(all).toMatchObject({ spanId: null, cells: [{ count: 2 }] })
  })

  test('ends at the subjects of the caller, at the class and at the school', async () => {
    const school = await testSchool(teacher.owner)
    const neighbours = await otherSchool(teacher.owner)
    const { classTeacher, subjectTeacher, outsider, schoolClass } = school
    await enter(
      school,
      classTeacher,
      [{ ...typed(school, 2), competenceId: schoolClass.mathematics.competenceIds[0] }],
      {},
      schoolClass.mathematics.id,
    )
    const own = await read(school, subjectTeacher)
    expect([own.subjects.map(({ id }) => id), own.cells]).toEqual([[schoolClass.german.id], []])
    const mathematics = `schoolSubjectId=${schoolClass.mathematics.id}`
    const { studentId } = cellOf(school, 0, 0)
    const strange = [
      [subjectTeacher, `?${mathematics}`],
      [subjectTeacher, `/changed?${mathematics}&pairs=${studentId}_${schoolClass.mathematics.competenceIds[0]}`],
      [subjectTeacher, `/events?${mathematics}`],
      [outsider, ''],
      [neighbours.admin, ''],
      [classTeacher, `?span=${crypto.randomUUID()}`],
    ] as const
    for (const [person, search] of strange) {
      const { body } = await teacher.ask(person, { method: 'GET', path: `${pathOf(school)}${search}` })
      expect([search, body?.error]).toEqual([search, 'NOT_FOUND'])
    }
    const hostile = await teacher.ask(classTeacher, {
      method: 'GET',
      path: `${pathOf(school)}/changed?${mathematics}&pairs=x`,
    })
    expect(hostile.body.error).toBe('INVALID_PARAMETERS')
  })

  test('reads some pairs anew, also those without an entry', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, schoolClass } = school
    const { cell } = await first(enter(school, classTeacher, [typed(school, 2)]))
    const pairs = [cellOf(school, 1, 1), cellOf(school, 0, 0)].map((one) => `${one.studentId}_${one.competenceId}`)
    const { body } = await teacher.ask(classTeacher, {
      method: 'GET',
      path: `${pathOf(school)}/changed?schoolSubjectId=${schoolClass.german.id}&pairs=${pairs.join(',')}`,
    })
    expect(body.data.cells).toEqual([
      { ...cellOf(school, 1, 1), levelId: null, levelDay: null, count: 0, newest: null },
      cell,
    ])
  })
})

describe('a cell that is entered', () => {
  test('makes an entry of today, changes it, and is taken back', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, schoolClass } = school
    const { levelIds } = schoolClass.visual
    const made = await first(enter(school, classTeacher, [typed(school, 2)]))
    expect(made).toMatchObject({ outcome: 'saved', before: null, cell: { levelId: levelIds[1], count: 1 } })
    const changed = await first(enter(school, classTeacher, [typed(school, 4, made.cell)]))
    expect(changed).toMatchObject({
      before: { performanceLevelV2Id: levelIds[1] },
      cell: { levelId: levelIds[3], count: 1 },
    })
    const back = await first(enter(school, classTeacher, [typed(school, null, changed.cell)]))
    expect(back).toMatchObject({
      before: { performanceLevelV2Id: levelIds[3] },
      cell: { levelId: null, count: 0, newest: null },
    })
    expect(await entries(school)).toHaveLength(0)
  })

  test('adds to an older entry and to a colleague’s, and takes back neither', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, subjectTeacher } = school
    await enter(school, classTeacher, [typed(school, 1)])
    await age(school, 1)
    const [older] = (await read(school, classTeacher)).cells
    expect(await first(enter(school, classTeacher, [typed(school, null, older)]))).toMatchObject({
      outcome: 'refused',
      error: 'UPDATE_NOT_ALLOWED',
    })
    const added = await first(enter(school, subjectTeacher, [typed(school, 2, older)]))
    expect(added.cell.count).toBe(2)
    const [others] = (await read(school, classTeacher)).cells
    expect(others?.newest?.isOwn).toBe(false)
    expect(await first(enter(school, classTeacher, [typed(school, null, others)]))).toMatchObject({
      outcome: 'refused',
    })
    expect((await first(enter(school, classTeacher, [typed(school, 3, others)]))).cell.count).toBe(3)
  })

  test('keeps its note unless another one is given', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher } = school
    const made = await first(enter(school, classTeacher, [typed(school, 2, undefined, { description: 'liest' })]))
    const changed = await first(enter(school, classTeacher, [typed(school, 3, made.cell)]))
    const again = await first(enter(school, classTeacher, [typed(school, 3, changed.cell, { description: ' ' })]))
    expect([changed.before?.description, again.before?.description]).toEqual(['liest', 'liest'])
  })

  test('writes nothing on top of what its author has not seen, and names who was there', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, subjectTeacher, schoolClass } = school
    const mine = await first(enter(school, classTeacher, [typed(school, 1)]))
    // Without having seen the entry, with an older state of it, and with one that is gone.
    const unseen = await first(enter(school, subjectTeacher, [typed(school, 2)]))
    expect(unseen).toMatchObject({
      outcome: 'changedMeanwhile',
      author: { id: classTeacher.userId },
      cell: { count: 1 },
    })
    const changed = await first(enter(school, classTeacher, [typed(school, 3, mine.cell)]))
    expect(changed.outcome).toBe('saved')
    const stale = await first(enter(school, subjectTeacher, [typed(school, 2, mine.cell)]))
    expect([stale.outcome, stale.cell.levelId]).toEqual(['changedMeanwhile', schoolClass.visual.levelIds[2] ?? ''])
    await enter(school, classTeacher, [typed(school, null, changed.cell)])
    const gone = await first(enter(school, subjectTeacher, [typed(school, 2, changed.cell)]))
    expect(gone).toMatchObject({ outcome: 'changedMeanwhile', author: null, cell: { newest: null } })
    expect(await entries(school)).toHaveLength(0)
    expect((await first(enter(school, subjectTeacher, [typed(school, 2, gone.cell)]))).outcome).toBe('saved')
  })

  test('of two at the same moment one is written, and the other asked', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, subjectTeacher } = school
    const both = await Promise.all(
      [classTeacher, subjectTeacher].map((person, index) => first(enter(school, person, [typed(school, index + 1)]))),
    )
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['changedMeanwhile', 'saved'])
    expect(await entries(school)).toHaveLength(1)
  })

  test('is refused by itself, with a code, and keeps no other from being saved', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, schoolClass, secondClass, year } = school
    const on = (part: object) => typed(school, 2, undefined, part)
    await teacher.owner`
      delete from student_subject_relation where tenant_id = ${school.tenantId}
        and student_id = ${cellOf(school, 2, 0).studentId} and school_subject_id = ${schoolClass.german.id}`
    const results = await resultsOf(
      enter(school, classTeacher, [
        on({}),
        on({ studentId: secondClass.students[0].id }),
        on({ competenceId: schoolClass.mathematics.competenceIds[0] }),
        on({ ...cellOf(school, 1, 0), performanceLevelV2Id: secondClass.visual.levelIds[0] }),
        on(cellOf(school, 2, 0)),
        on({ ...cellOf(school, 1, 1), observedAt: '2999-01-01' }),
      ]),
    )
    expect(results.map(({ outcome, error }) => error ?? outcome)).toEqual([
      'saved',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'STUDENT_NO_SUBJECT_RELATION',
      'VALIDATION_FAILED',
    ])
    expect(results[5]?.message).toBeString()
    expect(await entries(school)).toMatchObject([{ observedAt: year.today }])
    const twice = await enter(school, classTeacher, [on({}), on({})])
    expect(twice.body.error).toBe('VALIDATION_FAILED')
  })

  test('needs the class, the right to write, and the subject', async () => {
    const school = await testSchool(teacher.owner)
    const neighbours = await otherSchool(teacher.owner)
    const { subjectTeacher, outsider, schoolClass } = school
    const { mathematics } = schoolClass
    const refusal = async (asked: ReturnType<typeof enter>) => (await asked).body.error
    expect(await refusal(enter(school, outsider, [typed(school, 1)]))).toBe('NOT_FOUND')
    expect(await refusal(enter(school, neighbours.admin, [typed(school, 1)]))).toBe('NOT_FOUND')
    const foreign = { ...typed(school, 1), competenceId: mathematics.competenceIds[0] }
    expect(await refusal(enter(school, subjectTeacher, [foreign], {}, mathematics.id))).toBe('NOT_FOUND')
    await teacher.owner`
      update class_access_right set can_write_competence_entries = false where tenant_id = ${school.tenantId}`
    expect(await refusal(enter(school, subjectTeacher, [typed(school, 1)]))).toBe('CREATE_NOT_ALLOWED')
    expect(await entries(school)).toHaveLength(0)
  })

  test('is written once for a key, however often it is sent', async () => {
    const school = await testSchool(teacher.owner)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const made = await first(enter(school, school.classTeacher, [typed(school, 2)], key))
    expect(await first(enter(school, school.classTeacher, [typed(school, 2)], key))).toEqual(made)
    expect(await entries(school)).toHaveLength(1)
  })

  test('comes a thousand at a time', async () => {
    const school = await testSchool(teacher.owner, { studentCount: 30 })
    const { schoolClass, classTeacher, tenantId } = school
    const [domain] = await teacher.owner<{ id: string }[]>`
      select id from competence_domain where tenant_id = ${tenantId} and school_subject_id = ${schoolClass.german.id}`
    const added = await teacher.owner<{ id: string }[]>`
      insert into competence (tenant_id, domain_id, description)
      select ${tenantId}, ${domain?.id ?? ''}, 'Nr. ' || number from generate_series(1, 34) number returning id`
    const cells = added
      .flatMap(({ id: competenceId }) =>
        schoolClass.students.map(({ id: studentId }) => typed(school, 2, undefined, { studentId, competenceId })),
      )
      .slice(0, 1000)
    const results = await resultsOf(enter(school, classTeacher, cells))
    expect([results.length, results.every(({ outcome }) => outcome === 'saved')]).toEqual([1000, true])
    expect((await read(school, classTeacher)).cells).toHaveLength(1000)
    const more = await enter(school, classTeacher, [...cells, typed(school, 1)])
    expect(more.body.error).toBe('VALIDATION_FAILED')
  })
})
