import { describe, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { tenantId, schoolClass, classTeacher, year } = school
const count = 4321

describe.each([
  ['/observations-v2', 'observation'],
  ['/observations', 'legacy_observation'],
] as const)('%s', (path, table) => {
  test('pages through more than 2,000 rows without gaps and duplicates, also for one who sees a subject only', async () => {
    await teacher.owner`
      insert into ${teacher.owner(table)} (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
        description, observed_at, creator_id, updated_by_id)
      select ${tenantId}, ${schoolClass.students[0].id}, ${schoolClass.id}, ${schoolClass.german.id},
        ${schoolClass.german.competenceIds[0] ?? ''}, 'Nr. ' || number, ${year.today}, ${classTeacher.userId},
        ${classTeacher.userId}
      from generate_series(1, ${count}) as number`
    for (const person of [classTeacher, school.subjectTeacher]) {
      const seen = new Set<string>()
      for (const [offset, limit] of [
        [0, 40],
        [40, 2000],
        [2040, 2000],
        [4040, 2000],
      ] as const) {
        const query = `filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${schoolClass.id}&order[0][field]=observedAt&order[0][dir]=desc`
        const { status, body } = await teacher.ask(person, {
          method: 'GET',
          path: `${path}?${query}&offset=${offset}&limit=${limit}`,
        })
        expect([offset, status, body.data.count]).toEqual([offset, 200, count])
        for (const { description } of body.data.rows) seen.add(description)
      }
      expect(seen.size).toBe(count)
    }
  })
})
