import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { notify } from '@lernspur/service-kit/notification/notify'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { eventually } from '@lernspur/testing/eventually'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
let product: RunningProduct
let person: TestPerson
const password = 'Kanarienvogel-7'

beforeAll(async () => {
  database = await testDatabase()
  const { owner } = database
  person = (await testSchool(owner, { studentCount: 2 })).classTeacher
  await owner`
    update app_user set password_hash = ${await Bun.password.hash(password)} where id = ${person.userId}`
  product = await startProduct(database, 'production', { LERNSPUR_PUBLIC_URL: 'https://lernspur.example' })
}, 60_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

/** Calls as a browser does whose connection a proxy decrypts; `cookie` is what it holds. */
const ask = (method: string, path: string, cookie: string, token = '', body?: object) =>
  fetch(`${product.url}/api${path}`, {
    method,
    headers: { cookie, [csrfHeader]: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const signIn = async () => {
  const visit = newToken()
  const answer = await ask(
    'POST',
    '/auth/local/login',
    `__Host-lernspur-pre=${visit}`,
    csrfToken(database.secret, visit),
    { email: person.email, password },
  )
  const cookies = answer.headers.getSetCookie()
  const { data } = (await answer.clone().json()) as { data: { csrfToken: string } }
  return { answer, cookies, cookie: cookies[0]?.split(';')[0] ?? '', token: data.csrfToken }
}

test('over https every response enforces https, and cookies are host-bound', async () => {
  const { answer, cookies, cookie, token } = await signIn()
  expect(answer.status).toBe(200)
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-lernspur=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=1209600$/),
    expect.stringMatching(
      /^__Host-lernspur-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/,
    ),
  ])
  const seen = await ask('GET', '/auth/whoami', cookie)
  const left = await ask('POST', '/auth/logout', cookie, token)
  expect([seen.status, left.status]).toEqual([200, 200])
  expect(left.headers.getSetCookie()).toEqual([
    '__Host-lernspur=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    expect.stringMatching(/^__Host-lernspur-pre=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ])
  const file = await fetch(`${product.url}/icon.svg`, { headers: { accept: 'text/html' } })
  const otherPerson = await ask('GET', '/classes', '')
  expect([file.status, otherPerson.status]).toEqual([404, 401])
  for (const { headers } of [answer, seen, left, file, otherPerson]) {
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

/** A stream of changes, one by one, however many arrive at once; `next` is undefined when it has ended. */
const listen = async (cookie: string) => {
  const answer = await ask('GET', '/notifications/stream', cookie)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let arrived = ''
  const next = async (): Promise<string | undefined> => {
    const [event = '', ...rest] = arrived.split(/(?<=\n\n)/)
    if (event.endsWith('\n\n')) {
      arrived = rest.join('')
      return event
    }
    const more = await reader?.read().catch(() => undefined)
    if (more?.value === undefined) return undefined
    arrived += more.value
    return await next()
  }
  return { status: answer.status, next, leave: () => reader?.cancel() }
}
const change = expect.stringMatching(/^event: change\ndata: \{"count":\d+,"newestAt":(null|"[^"]+")\}\n\n$/)

test('a listener reconnects after a restart of the service and reads what was missed', async () => {
  const { cookie } = await signIn()
  const before = await listen(cookie)
  expect([before.status, await before.next()]).toEqual([200, change])
  const identity = product.processes.find(({ name }) => name === 'identity')
  process.kill(identity?.pid() ?? Number.NaN, 'SIGKILL')
  while ((await before.next()) !== undefined);
  await notify(database.owner, {
    userId: person.userId,
    tenantId: person.tenantId,
    type: 'general',
    texts: { de: { title: 'Verpasst', message: 'Hallo' }, en: { title: 'Missed', message: 'Hello' } },
  })
  const again = async () => {
    const stream = await listen(cookie)
    return stream.status === 200 ? stream : undefined
  }
  const after = await eventually(again, () => 'the service streams again')
  expect(await after.next()).toEqual(change)
  const { data } = (await (await ask('GET', '/notifications', cookie)).json()) as { data: { rows: object[] } }
  expect(data.rows[0]).toMatchObject({ title: 'Verpasst', isRead: false })
  await after.leave()
}, 60_000)
