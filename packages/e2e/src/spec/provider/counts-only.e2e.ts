import { officialFormRoutes } from '@lernspur/contracts/provider/official-form.contract'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { audienceCookie } from '@lernspur/federation/runtime/audience-cookie'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Api } from '../../fixture/api'
import { recordReads, textsNotPreloaded, unusedReads } from '../../fixture/browser/early-reads'
import { expect, test } from '../../fixture/test'

test.use({ person: 'provider' })

const list = { limit: 200 }

/** What a school knows and the provider must not: names of children and classes, notes, and the ids of all of them. */
const secretsOf = async (api: Api): Promise<readonly string[]> => {
  const students = (await api.call(studentRoutes.listStudents, { list })).rows
  const observations = (await api.call(observationRoutes.listObservations, { list })).rows
  const classes = (await api.call(schoolClassRoutes.listSchoolClasses, { list })).rows
  return [
    ...students.flatMap(({ id, firstName, lastName }) => [
      id,
      `${firstName} ${lastName}`,
      `${lastName}, ${firstName}`,
      `"firstName":"${firstName}","lastName":"${lastName}"`,
      `"lastName":"${lastName}","firstName":"${firstName}"`,
    ]),
    ...observations.flatMap(({ id, description }) => [id, description ?? id]),
    ...classes.flatMap(({ id, nickname }) => [id, nickname || id]),
  ]
}

/** Every path of the provider's released area, with a school and one of its people as parameters. */
const pathsOf = async (request: APIRequestContext, known: Readonly<Record<string, string>>): Promise<string[]> => {
  const { areas } = (await (await request.get('/mfe/registry.json')).json()) as Registry
  const patterns = areas.provider?.current?.routes.map(({ pattern }) => pattern) ?? []
  return patterns.map((pattern) => pattern.replace(/:(\w+)/g, (_, name: string) => known[name] ?? crypto.randomUUID()))
}

/** What the page has received by calls, and what it shows. */
const everythingOn = async (page: Page, answers: readonly Promise<string>[]): Promise<string> =>
  [...(await Promise.all(answers)), await page.locator('html').innerHTML()].join('\n')

test('no screen of the provider, and no answer behind it, tells of a child, an entry or a class; each takes what was read and loaded in advance', async ({
  page,
  baseURL,
  quiet,
  sessionOf,
  class3a,
}) => {
  const { api, whoAmI } = await sessionOf('head')
  const secrets = await secretsOf(api)
  expect(secrets.length).toBeGreaterThan(300)
  const [form] = (await (await sessionOf('provider')).api.call(officialFormRoutes.listOfficialForms)).rows
  const known = { tenantId: class3a.tenantId, schoolId: class3a.tenantId, userId: whoAmI.id, formId: form?.id ?? '' }
  const paths = await pathsOf(page.request, known)
  expect(paths).toContain('/provider/whitelist')
  let answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/') && response.request().resourceType() !== 'eventsource')
      answers.push(response.text().catch(() => ''))
  })
  await recordReads(page)
  // As in a browser that has opened the start page before.
  await page.context().addCookies([{ name: audienceCookie, value: 'provider', url: baseURL ?? '' }])
  for (const path of ['/', ...paths]) {
    answers = []
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await quiet()
    const output = await everythingOn(page, answers)
    expect([path, secrets.filter((secret) => output.includes(secret))]).toEqual([path, []])
    expect([path, await unusedReads(page), await textsNotPreloaded(page)]).toEqual([path, [], []])
  }
})
