import type { Noun } from '../noun'
import type { Owner } from '../owner'

/** Tests the service on a real database: who may do what, how often, and with which input. */
export const serviceTestFile = ({ words, many }: Noun, { service, make, path }: Owner): string => `
import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { ${make} } from '../app'

const service = await serviceForFile('${service}', ${make})
const school = await testSchool(service.owner)
const neighbour = (await otherSchool(service.owner)).admin

const ask = (person: TestPerson, method: string, path = '', body?: object, headers = {}) =>
  service.ask(person, { method, path: \`${path(many.kebab)}\${path}\`, headers, ...(body && { body }) })
const make = async (name: string) => (await ask(school.manager, 'POST', '', { name })).body.data

test('a ${words} is made, read by members, renamed and removed', async () => {
  const made = await ask(school.manager, 'POST', '', { name: 'Eins' })
  expect([made.status, made.body.data.name]).toEqual([201, 'Eins'])
  const { id } = made.body.data
  expect((await ask(school.outsider, 'GET', \`/\${id}\`)).body.data.name).toBe('Eins')
  expect((await ask(school.manager, 'PUT', \`/\${id}\`, { name: 'Zwei' })).body.data.name).toBe('Zwei')
  const { rows } = (await ask(school.outsider, 'GET')).body.data
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Zwei'])
  expect((await ask(school.manager, 'DELETE', \`/\${id}\`)).status).toBe(200)
  expect((await ask(school.manager, 'GET', \`/\${id}\`)).body.error).toBe('NOT_FOUND')
})

test('members change nothing, and another school meets nothing', async () => {
  const { id } = await make('Eins')
  expect((await ask(school.outsider, 'POST', '', { name: 'Zwei' })).body.error).toBe('NO_PERMISSION')
  expect((await ask(school.outsider, 'PUT', \`/\${id}\`, { name: 'Zwei' })).body.error).toBe('NO_PERMISSION')
  expect((await ask(school.outsider, 'DELETE', \`/\${id}\`)).body.error).toBe('NO_PERMISSION')
  expect((await ask(neighbour, 'GET')).body.data).toEqual({ rows: [], count: 0 })
  for (const method of ['GET', 'DELETE']) {
    expect((await ask(neighbour, method, \`/\${id}\`)).body.error).toBe('NOT_FOUND')
  }
  expect((await ask(neighbour, 'PUT', \`/\${id}\`, { name: 'Zwei' })).body.error).toBe('NOT_FOUND')
})

test('nobody overwrites a ${words} unseen', async () => {
  const { id, updatedAt } = await make('Eins')
  const put = (name: string, at: string) => ask(school.admin, 'PUT', \`/\${id}\`, { name }, { 'if-match': \`"\${at}"\` })
  const changed = (await put('Zwei', updatedAt)).body.data
  expect((await put('Drei', updatedAt)).body.error).toBe('EDIT_CONFLICT')
  expect((await put('Drei', changed.updatedAt)).body.data.name).toBe('Drei')
})

test('input that is none is refused', async () => {
  const { id } = await make('Eins')
  for (const body of [{}, { name: '' }, { name: 'x'.repeat(101) }, { name: 'Eins', colour: 'red' }]) {
    expect((await ask(school.manager, 'POST', '', body)).body.error).toBe('VALIDATION_FAILED')
  }
  expect((await ask(school.manager, 'PUT', \`/\${id}\`, {})).body.error).toBe('EMPTY_DTO')
})
`
