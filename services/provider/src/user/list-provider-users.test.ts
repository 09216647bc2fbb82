import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)

const ask = (method: string, path: string) => provider.ask(person, { method, path: `/provider${path}` })
const filter = (field: string, type: string, value: string) =>
  `?filter[0][field]=${field}&filter[0][type]=${type}&filter[0][value]=${value}`

test('finds people of all schools by words of names and address, whatever their case', async () => {
  const { classTeacher, tenantId, name } = await testSchool(provider.owner)
  await provider.owner`update app_user set last_name = 'Łukaszewicz-Ärmel' where id = ${classTeacher.userId}`
  const found = async (words: string) => {
    const { rows } = (await ask('GET', `/users${filter('person', 'search', encodeURIComponent(words))}`)).body.data
    return rows.map(({ id }: { id: string }) => id)
  }
  for (const words of ['ärmel', 'KLARA łukasz', classTeacher.email.slice(0, 20), `${classTeacher.email} klara`])
    expect(await found(words)).toContain(classTeacher.userId)
  expect(await found('klara ärmel niemand')).toEqual([])
  // The domain alone tells nobody apart, and the part before it is not all of an address.
  expect(await found(classTeacher.email)).toEqual([classTeacher.userId])
  expect(await found(`${classTeacher.email}x`)).toEqual([])
  expect(await found(`x${classTeacher.email.slice(classTeacher.email.indexOf('@'))}`)).toEqual([])
  const { rows } = (await ask('GET', `/users${filter('id', 'eq', classTeacher.userId)}`)).body.data
  expect(rows[0]).toMatchObject({
    isDisabled: false,
    lastSignedInAt: null,
    userRoles: [{ tenantId, tenantName: name, isTenantDisabled: false }],
  })
})

test('people are in German order, however long their names, and no page repeats or skips one', async () => {
  const { tenantId, classTeacher, subjectTeacher, outsider, manager, admin } = await testSchool(provider.owner)
  const long = '\u{1f332}'.repeat(400)
  const names: readonly (readonly [TestPerson, string, string])[] = [
    [manager, 'Ärmel', 'Zoe'],
    [outsider, 'Zander', 'Ada'],
    [classTeacher, `${long} a`, 'Zoe'],
    [subjectTeacher, `${long} ä`, 'Zoe'],
    [admin, `${long} b`, 'Zoe'],
  ]
  for (const [{ userId }, lastName, firstName] of names)
    await provider.owner`
      update app_user set last_name = ${lastName}, first_name = ${firstName} where id = ${userId}`
  const ordered = async (dir: string) => {
    const order = `&order[0][field]=lastName&order[0][dir]=${dir}&order[1][field]=firstName&order[1][dir]=${dir}`
    const page = async (offset: number) => {
      const query = `${filter('tenantIds', 'arraycontains', tenantId)}${order}&limit=1&offset=${offset}`
      return (await ask('GET', `/users${query}`)).body.data.rows[0].id
    }
    return Promise.all(names.map((_, offset) => page(offset)))
  }
  const forward = await ordered('asc')
  // Pictures sort before letters.
  expect(forward).toEqual([classTeacher, subjectTeacher, admin, manager, outsider].map(({ userId }) => userId))
  expect(await ordered('desc')).toEqual(forward.toReversed())
})

test('lists disabled accounts and those with an open invitation, and no closed ones', async () => {
  const { tenantId, outsider, subjectTeacher, classTeacher } = await testSchool(provider.owner)
  await provider.owner`update user_role set status = 'invitationPending' where id = ${subjectTeacher.userRoleId}`
  await provider.owner`
    update app_user set deactivated_at = now(), disabled_reason = 'Laptop gestohlen' where id = ${outsider.userId}`
  await provider.owner`update app_user set deactivated_at = now() where id = ${classTeacher.userId}`
  const ofSchool = `filter[0][field]=tenantIds&filter[0][type]=arraycontains&filter[0][value]=${tenantId}`
  const listed = async (field: string, value: boolean) => {
    const query = `${ofSchool}&filter[1][field]=${field}&filter[1][type]=eq&filter[1][value]=${value}`
    const { rows } = (await ask('GET', `/users?${query}`)).body.data
    return rows.map(({ id }: { id: string }) => id)
  }
  expect(await listed('isDisabled', true)).toEqual([outsider.userId])
  expect(await listed('isInvited', true)).toEqual([subjectTeacher.userId])
  expect(await listed('isDisabled', false)).not.toContain(classTeacher.userId)
})
