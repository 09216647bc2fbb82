import { afterAll, describe, expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { isProductService, type RouteSpec } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { dryRun } from '@lernspur/database/transaction/dry-run'
import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import type { Answer, TestCaller } from '@lernspur/testing/service-under-test'
import { testMemberOf, testProvider } from '@lernspur/testing/test-school'
import type { SampleValue } from '../access/fixture'
import { makeFixture } from '../access/make-fixture'
import { samples } from '../access/sample/samples'
import { mark, markSchool } from './mark-school'
import { textOfAnswer } from './text-of-answer'

const { owner, database, services } = await servicesForFile({
  identity: identityService,
  teacher: teacherService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const { tenantId } = await testProvider(owner)
const fixture = await makeFixture(owner, services.teacher.ask)
const { school } = fixture
await owner`
  insert into notification (user_id, tenant_id, type, title, message)
  values (${school.admin.userId}, ${school.tenantId}, 'general', 'Titel', 'Text')`
await owner`update school_class set nickname = 'Die Igel' where tenant_id = ${school.tenantId}`
const marked = await markSchool(owner, school.tenantId)

/** Somebody new each time, who may do all that the provider can: calls may end a session or an account. */
const newProvider = async (): Promise<TestCaller> => {
  const person = await testMemberOf(owner, tenantId)
  await owner`update user_role set role_type = 'admin' where id = ${person.userRoleId}`
  await turnOnSecondFactor(owner, person)
  return person
}

const calls = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const route: RouteSpec = routes[name]
  const sample: SampleValue = samples(fixture)[name]
  return isProductService(route.owner) ? [{ name, route, owner: route.owner, sample }] : []
})
type CheckedCall = (typeof calls)[number]

const askAs = (person: TestCaller, { route: { method }, owner: service, sample }: CheckedCall, body = sample.body) =>
  services[service].ask(person, { method, path: sample.path, ...(body && method !== 'GET' && { body }) })

/** Every answer that there is: to the proper request, and to one that is refused. */
const answersTo = async (walked: CheckedCall): Promise<Answer[]> => {
  const answers = [await askAs(await newProvider(), walked)]
  if (walked.sample.body) answers.push(await askAs(await newProvider(), walked, { unknown: mark.length }))
  return answers
}

test('the marks stand where children and teaching are described', () => {
  const found = new Set(marked.map(({ table, column }) => `${table}.${column}`))
  for (const one of [
    'student.first_name',
    'student.last_name',
    'observation.description',
    'legacy_observation.description',
    'report.name',
    'report_subject.comment',
    'school_class.nickname',
    'notification.message',
  ])
    expect(found).toContain(one)
})

describe('a person of the provider finds no mark in any answer of', () => {
  test.each(calls.map((walked) => [walked.name, walked] as const))('%s', async (_, walked) => {
    for (const answer of await answersTo(walked)) {
      expect(answer.status).not.toBe(500)
      expect(textOfAnswer(answer)).not.toContain(mark)
    }
  })
})

test('the provider’s own lists do answer, and the school’s own people do find the marks', async () => {
  const reads = calls.filter(({ route: { access, method } }) => access === 'provider' && method === 'GET')
  for (const walked of reads)
    expect([walked.name, (await askAs(await newProvider(), walked)).status]).toEqual([walked.name, 200])
  const students = calls.find(({ name }) => name === 'listStudents')
  if (!students) throw new Error('There is no list of students.')
  expect(textOfAnswer(await askAs(school.admin, students))).toContain(mark)
})

/** The connection that the provider's service has. */
const role = connect(database.urlFor('provider'), { name: 'test-provider-role', max: 1 })
afterAll(() => role.end({ timeout: 1 }))

/** What the role can read when it claims to work for the school, which nothing keeps it from. */
const readInSchool = (read: (tx: Transaction) => Promise<readonly object[]>): Promise<string> =>
  writeTenant(role, school.tenantId, async (tx) => {
    const result = await dryRun(tx, async (inner) => JSON.stringify(await read(inner)))
    return result.isDone ? result.value : `refused: ${(result.error as { code?: string }).code}`
  })

describe('the database role of the provider cannot read', () => {
  test.each(marked.map(({ table, column }) => [`${table}.${column}`, table, column] as const))(
    '%s',
    async (_, table, column) => {
      expect(await readInSchool((tx) => tx`select ${tx(column)} from ${tx(table)}`)).toBe('refused: 42501')
    },
  )
})

interface CallableFunction {
  readonly name: string
  readonly types: readonly string[]
}

const callable = await owner<CallableFunction[]>`
  select p.proname::text as name,
    array(select format_type(one, null) from unnest(p.proargtypes::oid[]) with ordinality as a (one, place) order by place)
      as types
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prokind = 'f'
    and has_function_privilege('lernspur_provider', p.oid, 'execute')`

const argumentOf = (type: string) => (type === 'uuid' ? school.tenantId : type === 'date' ? school.year.today : null)

test.each(callable.map((one) => [one.name, one] as const))(
  'what %s tells the provider’s role of a school is numbers',
  async (_, { name, types }) => {
    const output = await readInSchool((tx) =>
      tx.unsafe(`select * from ${name}(${types.map((type, at) => `$${at + 1}::${type}`)})`, types.map(argumentOf)),
    )
    expect(output).not.toContain(mark)
  },
)
