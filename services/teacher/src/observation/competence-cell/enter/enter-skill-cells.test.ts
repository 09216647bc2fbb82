import { describe, expect, test } from 'bun:test'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { otherSchool, testSchool } from '@lernspur/testing/test-school'
import { cellsForFile } from '../testing/cells-for-file'

const { teacher, read, enter, resultsOf, cellOf, typed, first, entries, age } = await cellsForFile()

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

  test('that was taken back comes back itself, once, and says the same anew after an hour', async () => {
    const school = await testSchool(teacher.owner)
    const { classTeacher, subjectTeacher, tenantId, schoolClass } = school
    const made = await first(enter(school, classTeacher, [typed(school, 2)]))
    const emptied = await first(enter(school, classTeacher, [typed(school, null, made.cell)]))
    const restoredId = emptied.before?.id
    const undone = typed(school, 2, emptied.cell, { restoredId })
    const [student] = schoolClass.students
    await teacher.owner`delete from student_subject_relation where tenant_id = ${tenantId} and student_id = ${student.id}`
    expect(await first(enter(school, subjectTeacher, [undone]))).toMatchObject({ error: 'STUDENT_NO_SUBJECT_RELATION' })
    const elsewhere = { ...undone, studentId: schoolClass.students[1]?.id }
    const other = await first(enter(school, classTeacher, [elsewhere]))
    expect(other.cell.newest?.id).not.toBe(restoredId)
    const corrected = await first(enter(school, classTeacher, [{ ...undone, description: 'liest' }]))
    expect(corrected).toMatchObject({ error: 'STUDENT_NO_SUBJECT_RELATION' })
    const back = await first(enter(school, classTeacher, [undone]))
    expect(back).toMatchObject({ outcome: 'saved', cell: { count: 1, newest: made.cell.newest } })
    expect(back.cell.newest?.id).toBe(restoredId ?? '')
    expect(await first(enter(school, classTeacher, [undone]))).toMatchObject({ outcome: 'changedMeanwhile' })
    await teacher.owner`
      insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
      values (${tenantId}, ${student.id}, ${schoolClass.id}, ${schoolClass.german.id})`
    const again = await first(enter(school, classTeacher, [typed(school, null, back.cell)]))
    await ageUndoEntries(teacher.owner, tenantId, '61 minutes')
    const refreshed = await first(enter(school, classTeacher, [typed(school, 2, again.cell, { restoredId })]))
    expect(refreshed).toMatchObject({ outcome: 'saved', cell: { levelId: made.cell.levelId, count: 1 } })
    expect(refreshed.cell.newest?.id).not.toBe(restoredId)
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
    expect(twice.body).toMatchObject({
      error: 'VALIDATION_FAILED',
      details: [{ path: 'cells', message: 'Eine Zelle kommt mehrmals vor.' }],
    })
  })

  test('needs the class, the right to write, and the subject', async () => {
    const school = await testSchool(teacher.owner)
    const neighbours = await otherSchool(teacher.owner)
    const { subjectTeacher, outsider, schoolClass } = school
    const { mathematics } = schoolClass
    const refusal = async (requested: ReturnType<typeof enter>) => (await requested).body.error
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
