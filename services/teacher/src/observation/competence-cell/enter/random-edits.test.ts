import { expect, test } from 'bun:test'
import { type CompetenceCell, cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type { EnteredCellResult } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../../app'

const teacher = await serviceForFile('teacher', teacherService)

/** The same numbers at each run. */
const seeded = () => {
  let seed = 11
  return (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
}

test('two teachers enter at random: each save stands on what its author had seen, and both read the same', async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher, subjectTeacher } = school
  const schoolSubjectId = schoolClass.german.id
  const path = `/classes/${schoolClass.id}/skill-cells`
  const random = seeded()
  const pairs = schoolClass.students.flatMap(({ id: studentId }) =>
    schoolClass.german.competenceIds.slice(0, 2).map((competenceId) => ({ studentId, competenceId })),
  )
  const seen = new Map<string, CompetenceCell>()
  const latest = new Map<string, string>()
  let overwritten = 0

  const edit = async (person: TestPerson, name: string) => {
    const pair = pairs[random(pairs.length)]
    if (!pair) return
    const [own, key] = [`${name} ${pair.studentId} ${pair.competenceId}`, `${pair.studentId} ${pair.competenceId}`]
    const { newest } = seen.get(own) ?? { newest: null }
    const level = random(5)
    const body = {
      shown: { schoolSubjectId },
      cells: [
        {
          ...pair,
          performanceLevelV2Id: level === 0 ? null : (schoolClass.visual.levelIds[level - 1] ?? null),
          basedOn: newest && { id: newest.id, updatedAt: newest.updatedAt },
        },
      ],
    }
    const before = latest.get(key)
    const answer = await teacher.ask(person, { method: 'POST', path, body })
    const result: EnteredCellResult = answer.body.data.results[0]
    if (result.outcome === 'saved') {
      const known = newest ? `${newest.id} ${newest.updatedAt}` : undefined
      if (known !== before) overwritten += 1
      const { newest: now } = result.cell
      if (now) latest.set(key, `${now.id} ${now.updatedAt}`)
      else latest.delete(key)
    }
    seen.set(own, result.cell)
  }

  for (let edits = 0; edits < 60; edits++) {
    const [person, name] = random(2) ? ([classTeacher, 'class'] as const) : ([subjectTeacher, 'subject'] as const)
    await edit(person, name)
  }
  expect(overwritten).toBe(0)
  const visible = await Promise.all(
    [classTeacher, subjectTeacher].map(async (person) => {
      const { body } = await teacher.ask(person, { method: 'GET', path: `${path}?schoolSubjectId=${schoolSubjectId}` })
      return cellsOfCompetences(body.data.cells).map(({ newest, ...cell }) => ({ ...cell, newest: newest?.id }))
    }),
  )
  expect(visible[0]).toEqual(visible[1])
  expect(visible[0]?.length).toBe(latest.size)
}, 30_000)
