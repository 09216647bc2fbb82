import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { runPlaywright } from '@lernspur/platform/test/playwright'
import { type SeveralStacks, startSeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import { makeStack, type Stack } from '@lernspur/platform/test/stacks/stack'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { startDeveloper } from './developer'
import { runStackDrill } from './drill'
import { faults } from './faults'
import { startTeachers } from './teachers'
import { upgradeInTurn } from './upgrade'

// Run by `run test` with nothing beside it. Times are printed here; `run fuzz` holds them against rule stack.10.

let all: SeveralStacks
let owner: Database
let school: TestSchool

const teacherCount = 30
const password = 'Kanarienvogel-7'

beforeAll(async () => {
  all = await startSeveralStacks(console.log)
  owner = connect(all.servers.ownerUrl, { name: 'drill', max: 4 })
  school = await testSchool(owner, { studentCount: 4 })
  await owner`
    update app_user set password_hash = ${await Bun.password.hash(password)}
    where id = ${school.classTeacher.userId}`
}, 300_000)
afterAll(async () => {
  await owner?.end({ timeout: 1 })
  await all?.stop()
}, 120_000)

/** A browser that is signed in: what it sends with each call. */
type Browser = Readonly<Record<string, string>>

const throughBalancer = () => all.url
const at = ({ port }: Stack): string => `http://127.0.0.1:${port}`

const call = async (base: string, method: string, path: string, browser: Browser, body?: object) => {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { ...browser, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const signIn = async (): Promise<Browser> => {
  const visit = newToken()
  const before = { cookie: `${preSessionCookieName(all.url)}=${visit}`, [csrfHeader]: csrfToken(all.secret, visit) }
  const { email } = school.classTeacher
  const { status, headers, body } = await call(throughBalancer(), 'POST', '/auth/local/login', before, {
    email,
    password,
  })
  expect([status, body.error]).toEqual([200, undefined])
  const [cookie = ''] = headers.getSetCookie()
  return { cookie: cookie.split(';')[0] ?? '', [csrfHeader]: body.data.csrfToken }
}

let browser: Browser

test('who signs in through the balancer is signed in on both stacks, and finds there what was saved', async () => {
  browser = await signIn()
  const { schoolClass } = school
  const saved = await call(throughBalancer(), 'POST', '/observations-v2', browser, {
    studentId: schoolClass.students[0].id,
    schoolClassId: schoolClass.id,
    competenceId: schoolClass.german.competenceIds[0],
    description: 'liest flüssig',
  })
  expect(saved.status).toBe(201)
  for (const stack of all.stacks) {
    const found = await call(at(stack), 'GET', `/observations-v2/${saved.body.data.id}`, browser)
    expect([found.status, found.body.data?.description]).toEqual([200, 'liest flüssig'])
  }
}, 60_000)

test('a stream of events on one stack tells what is saved on the other', async () => {
  const { schoolClass } = school
  const [first, second] = all.stacks
  const path = `/classes/${schoolClass.id}/skill-cells/events?schoolSubjectId=${schoolClass.german.id}`
  const ended = new AbortController()
  const stream = await fetch(`${at(first)}/api${path}`, { headers: browser, signal: ended.signal })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  const untilReceived = async (count: number): Promise<void> => {
    while (received.split('event: change').length - 1 < count) received += (await reader?.read())?.value ?? ''
  }
  await untilReceived(1)
  const saved = await call(at(second), 'POST', '/observations-v2', browser, {
    studentId: schoolClass.students[0].id,
    schoolClassId: schoolClass.id,
    competenceId: schoolClass.german.competenceIds[1],
    description: 'schreibt',
  })
  expect(saved.status).toBe(201)
  await untilReceived(2)
  ended.abort()
}, 60_000)

test('a set of reports that one stack creates is seen and read on the other', async () => {
  const { schoolClass, tenantId } = school
  const [first, second] = all.stacks
  const made = await call(at(first), 'POST', `/classes/${schoolClass.id}/reports/bulk`, browser, {
    name: 'Zeugnis',
    calculationMethod: 'allEntries',
  })
  const reportIds: string[] = made.body.data.rows.map(({ id }: { id: string }) => id)
  await owner`update report set status = 'completed', completed_at = now() where tenant_id = ${tenantId}`
  const set = await call(at(first), 'POST', `/classes/${schoolClass.id}/report-sets`, browser, {
    reportIds,
    form: 'pdf',
  })
  expect(set.status).toBe(201)
  const look = () => call(at(second), 'GET', `/report-sets/${set.body.data.id}`, browser)
  let seen = await look()
  while (seen.body.data?.state === 'running') {
    await Bun.sleep(100)
    seen = await look()
  }
  expect([seen.body.data?.state, seen.body.data?.done]).toEqual(['done', reportIds.length])
  const file = await fetch(`${at(second)}/api/report-sets/${set.body.data.id}/file`, { headers: browser })
  expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
}, 120_000)

test('an area under development is shown by both stacks, whichever took its build, also after one has ended', async () => {
  const developer = await startDeveloper('provider', all.url)
  try {
    const agreed = await fetch(`${all.url}/mfe/dev`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: all.url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ session: developer.session }),
    })
    expect(agreed.status).toBe(303)
    const cookie = agreed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const versionAt = async (stack: Stack, headers: Record<string, string>): Promise<string> => {
      const { areas } = await (await fetch(`${at(stack)}/mfe/registry.json`, { headers })).json()
      return areas.provider.current.version
    }
    const live = await versionAt(all.stacks[0], {})
    /** What one stack gives the browser that agreed: the page with all scripts of the area that it names. */
    const visibleAt = async (stack: Stack) => {
      const page = await fetch(`${at(stack)}/provider`, { headers: { accept: 'text/html', cookie } })
      const text = await page.text()
      const folder = `/mfe/provider/${await versionAt(stack, { cookie })}/`
      const paths = [...text.matchAll(/(?:src|href)="(\/mfe\/provider\/[^"]+\.js)"/g)].map(([, path = '']) => path)
      const files = await Promise.all(paths.map((path) => fetch(at(stack) + path, { headers: { cookie } })))
      return {
        hasBar: text.includes('Entwicklung: „provider“'),
        isLive: folder.includes(`/${live}/`),
        hasScripts: paths.length > 0 && paths.every((path) => path.startsWith(folder)),
        statuses: [...new Set(files.map(({ status }) => status))],
      }
    }
    const complete = { hasBar: true, isLive: false, hasScripts: true, statuses: [200] }
    const [first, second] = all.stacks
    for (const stack of all.stacks) expect(await visibleAt(stack)).toEqual(complete)
    await first.end()
    expect(await visibleAt(second)).toEqual(complete)
    await first.start()
    for (const stack of all.stacks) expect(await visibleAt(stack)).toEqual(complete)
    expect(developer.ended()).toBe(null)
  } finally {
    await developer.stop()
  }
}, 180_000)

test('a teacher works in a browser through the balancer, also while one stack ends', async () => {
  const [first] = all.stacks
  const { failed, passed } = await runPlaywright(
    {
      name: 'Stacks',
      words: ['--config=playwright.stacks.config.ts'],
      url: all.url,
      dataDir: first.dataDir,
      more: {
        LERNSPUR_STACKS_ADDRESS: school.classTeacher.email,
        LERNSPUR_STACKS_PASSWORD: password,
        LERNSPUR_STACKS_CLASS: school.schoolClass.id,
        LERNSPUR_STACKS_START: String(first.pid('start')),
      },
    },
    new AbortController().signal,
  )
  expect([passed, failed]).toEqual([1, 0])
  await first.start()
}, 240_000)

test('without the common store a further stack is refused, in the sentence of rule stack.5', async () => {
  const further = makeStack({
    ...all.env,
    LERNSPUR_S3_ENDPOINT: undefined,
    LERNSPUR_S3_BUCKET: undefined,
    LERNSPUR_S3_ACCESS_KEY: undefined,
    LERNSPUR_S3_SECRET_KEY: undefined,
  })
  try {
    await expect(further.start()).rejects.toThrow(
      /^Another Lernspur runs on this database, and two can only share it when both keep uploaded files in the same S3 store: set LERNSPUR_S3_ENDPOINT and the other LERNSPUR_S3 settings for both, or end the other one\.$/,
    )
  } finally {
    await further.remove()
  }
}, 60_000)

test('each part may fail once and both stacks are upgraded in turn, and no save that was acknowledged is lost', async () => {
  const teachers = await startTeachers(owner, all.url, teacherCount)
  // What the balancer cuts off when it takes a busy stack for a silent one is sent again; a stack itself refuses nothing.
  const upgrade = await upgradeInTurn(all, teachers, console.log)
  const failed = upgrade.failed.filter((reason) => /: \d{3} \{/.test(reason))
  const { outcomes, findings, late } = await runStackDrill(all, teachers, {
    count: faults.length,
    seed: 1,
    log: console.log,
  })
  for (const sentence of late) console.log(sentence)
  const count = teachers.count()
  const { lost, doubled } = await teachers.stop()
  console.log(`${count} saves of ${teacherCount} teachers, ${lost.length} lost, ${doubled} twice`)
  expect({ failed, findings, lost, doubled }).toEqual({ failed: [], findings: [], lost: [], doubled: 0 })
  expect([outcomes.length, count > 300]).toEqual([faults.length, true])
}, 600_000)
