import { expect, test } from 'bun:test'
import { testSchool } from '@lernspur/testing/test-school'
import { colleagues, fixtureForFile, outcomeOf, type Person } from '../testing/fixture'

const fixture = await fixtureForFile()
const { owner, send } = fixture

/** A person whose session the service remembers. */
const known = async (who: 'admin' | 'manager' | 'outsider'): Promise<Person> => {
  const person = await fixture.signedInPerson(who)
  expect(await outcomeOf(send('GET', '/items', person.headers))).toBe('200')
  return person
}

const namesOf = async ({ tenantId }: Person): Promise<string[]> => {
  const rows = await owner<{ name: string }[]>`select last_name as name from student where tenant_id = ${tenantId}`
  return rows.map(({ name }) => name)
}

const ends = {
  'that was ended elsewhere': ({ userId }: Person) => owner`delete from session where user_id = ${userId}`,
  'that expired': ({ userId }: Person) => owner`update session set expires_at = now() where user_id = ${userId}`,
  'of a deactivated account': ({ userId }: Person) =>
    owner`update app_user set deactivated_at = now() where id = ${userId}`,
}

for (const [which, end] of Object.entries(ends)) {
  test(`a remembered session ${which} neither reads nor writes`, async () => {
    const person = await known('admin')
    await end(person)
    const before = await namesOf(person)
    const created = await send('POST', '/items', person.headers, { name: 'Niemand' })
    expect(await outcomeOf(created)).toBe('401 INVALID_TOKEN')
    expect(await namesOf(person)).toEqual(before)
    expect(await outcomeOf(send('GET', '/items', person.headers))).toBe('401 INVALID_TOKEN')
  })

  test(`a remembered session ${which} learns nothing from a read, from a refusal, or from a call without a query`, async () => {
    const person = await known('admin')
    await end(person)
    const id = Bun.randomUUIDv7()
    const calls = [
      ['GET', '/items'],
      ['GET', '/items?nonsense=1'],
      ['PUT', `/items/${id}`],
      ['DELETE', `/items/${id}`],
      ['GET', '/provider/items'],
    ] as const
    for (const [method, path] of calls) {
      // Each finds the session remembered, as a service does that nobody has told.
      const service = fixture.open()
      await owner`update app_user set deactivated_at = null where id = ${person.userId}`
      const headers = (await fixture.enter(person)).headers
      const ask = (at: string, how: string, body?: string) =>
        service.fetch(new Request(`http://localhost/api${at}`, { method: how, headers, ...(body && { body }) }))
      expect((await ask('/items', 'GET')).status).toBe(200)
      await end(person)
      const answer = await ask(path, method, method === 'PUT' ? '{"name":"x"}' : undefined)
      expect(await answer.text()).not.toContain('data')
      expect([path, answer.status]).toEqual([path, 401])
    }
  })
}

test('a role that was taken counts at once: what the call began to write is undone', async () => {
  const { admin } = await colleagues(fixture)
  const { id } = await (await send('POST', '/items', admin.headers, { name: 'Alt' })).json().then(({ data }) => data)
  await owner`update user_role set role_type = 'user' where id = ${admin.userRoleId}`
  expect(await outcomeOf(send('PUT', `/items/${id}`, admin.headers, { name: 'Neu' }))).toBe('403 NO_PERMISSION')
  expect(await namesOf(admin)).toContain('Alt')
  expect(await namesOf(admin)).not.toContain('Neu')
})

test('a role that was given counts at once, and the call it allows is made once', async () => {
  const person = await known('outsider')
  expect(await outcomeOf(send('PUT', `/items/${Bun.randomUUIDv7()}`, person.headers, { name: 'x' }))).toBe(
    '403 NO_PERMISSION',
  )
  await owner`update user_role set role_type = 'admin' where id = ${person.userRoleId}`
  expect(await outcomeOf(send('DELETE', `/items/${Bun.randomUUIDv7()}`, person.headers))).toBe('200')
  await owner`update user_role set role_type = 'manager' where id = ${person.userRoleId}`
  expect(await outcomeOf(send('POST', '/items', person.headers, { name: 'Einmal' }))).toBe('201')
  expect((await namesOf(person)).filter((name) => name === 'Einmal')).toHaveLength(1)
})

test('a session that went on to another school reads and writes there alone', async () => {
  const person = await known('admin')
  const other = (await testSchool(owner, { studentCount: 1 })).admin
  await owner`
    update user_role set user_id = ${person.userId} where id = ${other.userRoleId}`
  await owner`update session set user_role_id = ${other.userRoleId} where user_id = ${person.userId}`
  expect(await outcomeOf(send('POST', '/items', person.headers, { name: 'Drüben' }))).toBe('201')
  expect(await namesOf(person)).not.toContain('Drüben')
  const { data } = await (await send('GET', '/items?limit=50', person.headers)).json()
  expect(data.rows.map(({ name }: { name: string }) => name).sort()).toEqual(
    (await namesOf({ ...person, tenantId: other.tenantId })).sort(),
  )
})

test('a school that waits to be closed is only read, from the next call on', async () => {
  const person = await known('admin')
  await owner`update tenant set closes_at = now() + interval '30 days' where id = ${person.tenantId}`
  expect(await outcomeOf(send('POST', '/items', person.headers, { name: 'Zu spät' }))).toBe('403 NO_PERMISSION')
  expect(await namesOf(person)).not.toContain('Zu spät')
  expect(await outcomeOf(send('GET', '/items', person.headers))).toBe('200')
})
