import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const service = await serviceForFile('provider', providerService)
const { owner } = service
const person = await testProvider(owner)

const ask = async (tenantId: string, numbers?: readonly object[], who = person) =>
  (
    await service.ask(who, {
      method: numbers ? 'PUT' : 'GET',
      path: `/provider/tenants/${tenantId}/school-numbers`,
      ...(numbers && { body: { numbers } }),
    })
  ).body
const numberOf = (providerId = 'hub') => ({ providerId, number: `NI_${crypto.randomUUID()}` })

test('a school has the numbers that the provider gave it last, and the audit says which', async () => {
  const { tenantId } = await testSchool(owner)
  expect((await ask(tenantId)).data).toEqual({ numbers: [] })
  const [first, second] = [numberOf(), numberOf('vidis')]
  expect((await ask(tenantId, [second, first, first])).data).toEqual({ numbers: [first, second] })
  expect((await ask(tenantId, [second])).data).toEqual({ numbers: [second] })
  expect((await ask(tenantId)).data).toEqual({ numbers: [second] })
  const entries = await owner<{ change: unknown }[]>`
    select change from audit_entry where school_id = ${tenantId} order by id`
  expect(entries.map(({ change }) => change)).toEqual([
    { schoolNumbers: [null, `hub: ${first.number}, vidis: ${second.number}`] },
    { schoolNumbers: [`hub: ${first.number}, vidis: ${second.number}`, `vidis: ${second.number}`] },
  ])
})

test('a number belongs to one school of a hub, in capitals or not, and the error names that school (rule external.4)', async () => {
  const [one, other] = [await testSchool(owner), await testSchool(owner)]
  const number = numberOf()
  await ask(one.tenantId, [number])
  const taken = { ...number, number: number.number.toLowerCase() }
  const free = numberOf()
  const refused = await ask(other.tenantId, [free, taken])
  expect(refused).toMatchObject({
    error: 'SCHOOL_NUMBER_TAKEN',
    details: [{ path: 'numbers', message: expect.stringContaining(one.name) }],
  })
  expect((await ask(other.tenantId)).data).toEqual({ numbers: [] })
  const elsewhere = { ...number, providerId: 'vidis' }
  expect((await ask(other.tenantId, [elsewhere])).data).toEqual({ numbers: [elsewhere] })
})

test('of two schools that get a number at the same moment one has it', async () => {
  const schools = await Promise.all([1, 2, 3].map(() => testSchool(owner)))
  const number = numberOf()
  const outcomes = await Promise.all(schools.map(({ tenantId }) => ask(tenantId, [number])))
  expect(outcomes.map(({ error }) => error ?? 'ok').toSorted()).toEqual([
    'SCHOOL_NUMBER_TAKEN',
    'SCHOOL_NUMBER_TAKEN',
    'ok',
  ])
})

test('the provider itself has none, and members of it change none', async () => {
  const { tenantId } = await testSchool(owner)
  expect((await ask(person.tenantId)).error).toBe('NOT_FOUND')
  expect((await ask(person.tenantId, [numberOf()])).error).toBe('NOT_FOUND')
  const member = await testMemberOf(owner, person.tenantId)
  expect((await ask(tenantId, [numberOf()], member)).error).toBe('UPDATE_NOT_ALLOWED')
})

test('a number is a text, and a hub has an id', async () => {
  const { tenantId } = await testSchool(owner)
  for (const fault of [{ number: ' ' }, { number: 'x'.repeat(101) }, { providerId: 'Ein Hub' }, { providerId: '' }]) {
    expect((await ask(tenantId, [{ ...numberOf(), ...fault }])).error).toBe('VALIDATION_FAILED')
  }
})
