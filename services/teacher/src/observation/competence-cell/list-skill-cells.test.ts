import { describe, expect, test } from 'bun:test'
import { otherSchool, testSchool } from '@lernspur/testing/test-school'
import { cellsForFile } from './testing/cells-for-file'

const { teacher, pathOf, read, enter, cellOf, typed, first, age } = await cellsForFile()

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
    const visible = await read(school, classTeacher)
    expect(visible.subjects.map(({ id }) => id).toSorted()).toEqual(
      [schoolClass.german.id, schoolClass.mathematics.id].toSorted(),
    )
    const [german] = visible.subjects
    expect(visible).toMatchObject({ today: year.today, subjectId: german?.id, spanId: visible.spans[0]?.id })
    expect(visible.students).toHaveLength(3)
    expect(visible.scales.some(({ levels }) => levels.some(({ id }) => id === schoolClass.visual.levelIds[0]))).toBe(
      true,
    )
    expect(
      visible.domains
        .flatMap(({ competences }) => competences)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...schoolClass.german.competenceIds].toSorted())
    const found = (student: number) => visible.cells.find((one) => one.studentId === schoolClass.students[student]?.id)
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
