import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type OpenService, openService } from '@lernspur/testing/service-under-test'
import { type TestPerson, testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

let provider: OpenService
let person: TestPerson

beforeAll(async () => {
  provider = await openService('provider', providerService)
  person = await testProvider(provider.owner)
}, 60_000)
afterAll(() => provider.close())

const ask = (path: string, who: TestPerson = person) =>
  provider.ask(who, { method: 'GET', path: `/provider/acts${path}` })
const change = (tenantId: string, slogan: string) =>
  provider.ask(person, { method: 'PUT', path: `/provider/tenants/${tenantId}`, body: { slogan } })

test('the provider sees what its people did about schools and what was done on the server, the newest first', async () => {
  const { owner } = provider
  const [first, second] = [await testSchool(owner), await testSchool(owner)]
  await change(first.tenantId, 'Neu')
  await change(second.tenantId, 'Auch neu')
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, change)
    values (${person.tenantId}, null, 'server', 'two-factor.reset', ${person.userId}, '{"actor": ["server", "server"]}'),
      (${person.tenantId}, ${person.userId}, 'x', 'session.create', ${person.userId}, null),
      (${first.tenantId}, ${first.manager.userId}, 'x', 'student.update', uuidv7(), '{"firstName": ["Quendolina", "Lea"]}')`
  const { rows, count } = (await ask('')).body.data
  expect(count).toBe(3)
  expect(rows).toMatchObject([
    { noun: 'two-factor', verb: 'reset', user: null, school: null, changes: [{ field: 'actor', after: 'server' }] },
    { noun: 'tenant', verb: 'update', user: { id: person.userId }, school: { id: second.tenantId, name: second.name } },
    { noun: 'tenant', verb: 'update', school: { id: first.tenantId }, changes: [{ field: 'slogan', after: 'Neu' }] },
  ])
  const of = async (field: string, value: string) =>
    (await ask(`?filter[0][field]=${field}&filter[0][type]=eq&filter[0][value]=${value}`)).body.data.count
  expect([await of('noun', 'tenant'), await of('schoolId', first.tenantId), await of('userId', person.userId)]).toEqual(
    [2, 1, 2],
  )
})

test('nobody of a school sees it', async () => {
  const { admin } = await testSchool(provider.owner)
  expect((await ask('', admin)).status).toBe(403)
  expect((await ask('', await testMemberOf(provider.owner, person.tenantId))).status).toBe(200)
})
