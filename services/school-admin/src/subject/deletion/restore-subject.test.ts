import { expect, test } from 'bun:test'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const domainsOf = async (id: string) => {
  const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${id}`
  const { rows } = (await ask('GET', `/competence-domains?${filter}`)).body.data
  const bare = (row: object) => ({ ...row, createdAt: '', updatedAt: '' })
  return rows.map((row: { competences: object[] }) => ({ ...bare(row), competences: row.competences.map(bare) }))
}
const restore = (id: string, person?: TestPerson) => ask('POST', `/subjects/${id}/restore`, undefined, person)

test('a deleted subject is put back with its contents, its students and whoever had access', async () => {
  const { german, students } = school.schoolClass
  const [first] = students
  await ask('PUT', `/subjects/${german.id}/students`, { studentIds: [first.id] })
  const before = await domainsOf(german.id)
  expect((await ask('DELETE', `/subjects/${german.id}`)).body).toEqual({ success: true })
  expect(await domainsOf(german.id)).toEqual([])
  const restored = await restore(german.id)
  expect(restored.body.data).toMatchObject({ id: german.id, name: 'Deutsch', competenceDomainCount: 2 })
  expect(await domainsOf(german.id)).toEqual(before)
  const taking = await ask('GET', `/subjects/${german.id}/students`)
  expect(taking.body.data.rows.map(({ id }: { id: string }) => id)).toEqual([first.id])
  const seen = await ask('GET', '/subjects', undefined, school.subjectTeacher)
  expect(seen.body.data.rows).toMatchObject([{ id: german.id }])
  expect((await restore(german.id)).body.error).toBe('NOT_FOUND')
})

test('only whoever could see it and may manage competences puts it back', async () => {
  const { german, mathematics } = school.schoolClass
  await ask('DELETE', `/subjects/${mathematics.id}`)
  await ask('DELETE', `/subjects/${german.id}`)
  for (const person of [school.outsider, neighbour.admin, school.subjectTeacher])
    expect((await restore(mathematics.id, person)).body.error).toBe('NOT_FOUND')
  expect((await restore(german.id, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await restore(german.id, school.manager)).status).toBe(200)
})

test('after an hour a deletion stands', async () => {
  const { german } = school.secondClass
  await ask('DELETE', `/subjects/${german.id}`)
  await ageUndoEntries(admin.owner, school.tenantId, '61 minutes')
  expect((await restore(german.id)).body.error).toBe('NOT_FOUND')
  await purgeUndoEntries(admin.owner, new AbortController().signal)
  const stored = await admin.owner`select from undo_row where row_id = ${german.id}`
  expect(stored).toHaveLength(0)
})

test('a template is put back by managers', async () => {
  const body = { name: 'Musik', abbreviation: 'MU', color: '#aa3377', schoolLevel: 3 }
  const { id } = (await ask('POST', '/subjects/template', body, school.manager)).body.data
  await ask('DELETE', `/subjects/${id}`, undefined, school.manager)
  expect((await restore(id)).body.error).toBe('NO_PERMISSION')
  expect((await restore(id, school.admin)).body.data).toMatchObject({ name: 'Musik', isTemplate: true })
})
