import { csrfStorageKey } from '@lernspur/api-client/wire/csrf-token'
import { expect, type ReportingInstance, test } from '../../fixture/reporting/reporting'
import { AreaCardPage } from '../../page/area-card.page'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'
import { personOf } from '../../person'

const note = 'Vertrauliches vom Elternabend'
/** URLs contain ids; reports may only contain routes. */
const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i

/** Personal data of the signed-in user. */
const personalOf = ({ session }: ReportingInstance): string[] => {
  const { cookies, origins } = session.state
  const stored = origins.flatMap(({ localStorage }) => localStorage)
  const { firstName, lastName } = session.whoAmI
  return [
    personOf('teacher').address,
    `${firstName} ${lastName}`,
    ...cookies.map(({ value }) => value),
    ...stored.filter(({ name }) => name === csrfStorageKey).map(({ value }) => value),
  ]
}

test('errors, traces and recordings are reported, without personal data', async ({ reporting, class3a }) => {
  const { page, items, everything } = reporting
  const observation = new ObservationPage(page)
  const reported = (type: string, ...contents: string[]) =>
    expect
      .poll(
        () => items.some((item) => item.type === type && contents.every((content) => item.text.includes(content))),
        {
          message: `${type} with ${contents}`,
        },
      )
      .toBe(true)
  const names = class3a.children.map(({ name }) => name)
  const traced: string[] = []
  const breaches: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sentry-trace']) traced.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text())
  })

  // An area that cannot be loaded, before the reporting itself has loaded.
  const files = '**/mfe/teacher/*/entry.js*'
  const children = '**/api/classes/*/students*'
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(children, (route) => route.fulfill({ json: { success: true, data: { rows: [null], count: 1 } } }))
  await page.goto(`/class/${class3a.id}/student?note=${note}`)
  const { card, retry } = new AreaCardPage(page, 'Beobachten und Berichte')
  await expect(card).toBeVisible()
  await reported('event', '"area":"teacher"', '"transaction":"/class/:classId/student"')

  // An error caught by a boundary: a screen receives an unexpected response.
  await page.unroute(files)
  await retry.click()
  await reported('event', '"type":"TypeError"', '"transaction":"/class/:classId/student"')
  await page.unroute(children)
  await new FramePage(page).follow('Start')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()

  // An uncaught error, on a screen with names and a note, which its message and the console contain, too.
  await page.goto(`/class/${class3a.id}/observe`)
  await observation.chooseSubject('Sport')
  await observation.note.fill(note)
  const [child = ''] = names
  await observation.child(child).getByRole('radio').first().click()
  await page.evaluate((text) => {
    console.error(text)
    setTimeout(() => {
      throw new RangeError(text)
    })
  }, `${names} ${note}`)
  await reported('event', '"type":"RangeError"', '"category":"ui.click"')

  await reported('span', '"name":"/class/:classId/student"', '"pageload"')
  await reported('span', '"name":"/"', '"navigation"')
  await reported('replay_event', '/class/:classId/observe')
  await reported('replay_recording', '"source":5', '"text":"*')

  const reportedText = everything()
  const personal = [...names, ...names.flatMap((name) => name.split(' ')), note, ...personalOf(reporting)]
  expect(
    personal.filter((word) => reportedText.includes(word) || reportedText.includes(encodeURIComponent(word))),
  ).toEqual([])
  expect(reportedText).not.toMatch(anyId)
  expect(breaches).toEqual([])
  expect(traced.length).toBeGreaterThan(0)
  // On the local machine, requests for the product's own files are traced as well (rule browser.5).
  expect(traced.filter((url) => !url.startsWith(`${new URL(page.url()).origin}/`))).toEqual([])
  expect(traced.some((url) => new URL(url).pathname.startsWith('/api/'))).toBe(true)
})

test('screens are not recorded before the person has agreed to the privacy notice in force', async ({ reporting }) => {
  const { page, items } = reporting
  const types = () => new Set(items.map(({ type }) => type))
  const breakPage = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('broken')
      })
    })
  const whoAmI = '**/api/auth/whoami'
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(whoAmI, async (route) => {
    await isAnswered
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, openConsents: ['privacy'] } } })
  })
  const frame = new FramePage(page)
  // The device still remembers that the person had agreed, until the server answers.
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await breakPage()
  await expect.poll(types).toContain('event')
  expect([...types()].filter((type) => type.startsWith('replay'))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))).toBeNull()

  answer()
  const question = page.getByRole('heading', { name: 'Ihre Zustimmung' })
  await expect(question).toBeVisible()
  await page.goto('/')
  await expect(question).toBeVisible()
  await page.unroute(whoAmI)
  await page.getByRole('button', { name: 'Zustimmen und weiter' }).click()
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))).not.toBeNull()
  await breakPage()
  await expect.poll(types).toContain('replay_recording')
})
