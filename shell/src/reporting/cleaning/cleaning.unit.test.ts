import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import type { ErrorEvent } from '@sentry/react'
import { cleanAddress } from './clean-address'
import { cleanBreadcrumb } from './clean-breadcrumb'
import { cleanEvent } from './clean-event'
import { cleanMessage } from './clean-message'
import { cleanRecording } from './clean-recording'
import { cleanSpan } from './clean-span'
import { wordsOfCalls } from './words-of-calls.gen'

const origin = 'https://schule.example'
const patternOf = () => '/class/:classId/students'
/** A file of a release. */
const file = `${origin}/mfe/teacher/1/entry.js`
const address = (text: string) => cleanAddress(text, patternOf, origin)
/** Represents any personal data. */
const secret = 'Mia'
const page = `${origin}/class/7/students?name=${secret}#${secret}`

Object.assign(globalThis, { location: { origin, pathname: '/class/7/students' } })

test('every fixed segment of the path of a call is known', () => {
  const fixed = Object.values(routes).flatMap(({ path }) => path.split('/').filter((part) => !part.startsWith('{')))
  expect(fixed.filter((part) => !wordsOfCalls.has(part))).toEqual([])
})

test('a URL is reduced to the route, without ids, codes, query and fragment', () => {
  expect(address(page)).toBe(`${origin}/class/:classId/students`)
  expect(address(`/api/classes/7/students?filter=${secret}`)).toBe(`${origin}/api/classes/:id/students`)
  expect(address(`/api/invitations/verify/${secret}`)).toBe(`${origin}/api/invitations/verify/:id`)
  expect(address(`/mfe/shell/1/shell.js?${secret}`)).toBe(`${origin}/mfe/shell/1/shell.js`)
  expect(address(`https://${secret}@other.example/${secret}`)).toBe('https://other.example')
  expect([address(`data:text/plain,${secret}`), address(`blob:${origin}/${secret}`), address('http://[')]).toEqual([
    '',
    '',
    '',
  ])
})

test('a message is kept only if it is a known sentence, without its quoted content', () => {
  expect(cleanMessage(`${secret} is not in 3a`)).toBe('(withheld)')
  expect(cleanMessage(`Unexpected token 'M', "${secret} "... is not valid JSON`)).toBe('(withheld)')
  expect(cleanMessage(`Cannot read properties of undefined (reading '${secret}')`)).toBe(
    'Cannot read properties of undefined',
  )
  expect(cleanMessage(`Loading chunk 12 failed.\n(error: ${page})`)).toBe('Loading chunk 12 failed.')
})

test('an error keeps its type, its location in the code and the route', () => {
  const event: ErrorEvent = {
    type: undefined,
    event_id: 'e1',
    message: secret,
    user: { email: secret, ip_address: secret },
    extra: { secret },
    request: { url: page, cookies: { secret }, headers: { secret }, data: secret },
    contexts: { trace: { trace_id: 't', span_id: 's', data: { secret } }, device: { name: secret } },
    tags: { area: 'teacher' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: secret,
          mechanism: { type: 'generic', handled: false, data: { secret } },
          stacktrace: {
            frames: [
              { filename: page, function: secret, lineno: 1 },
              { filename: file, function: `args: ${secret}`, lineno: 2 },
              { filename: file, function: 'save', lineno: 3, vars: { secret }, context_line: secret },
            ],
          },
        },
        { type: secret, value: secret },
      ],
    },
  }
  const clean = cleanEvent(event, patternOf)
  expect(JSON.stringify(clean)).not.toContain(secret)
  expect(clean).toMatchObject({
    event_id: 'e1',
    transaction: '/class/:classId/students',
    tags: { area: 'teacher' },
    exception: {
      values: [{ type: 'TypeError', stacktrace: { frames: [{ function: 'save', lineno: 3 }] } }, { type: 'Error' }],
    },
  })
})

test('a breadcrumb keeps the navigation and the call, and of a click only its category', () => {
  const clean = (category: string, data: Record<string, unknown>) =>
    cleanBreadcrumb({ category, message: secret, data }, patternOf)
  expect(clean('console', { arguments: [secret] })).toBeNull()
  expect(clean('ui.click', { node: { textContent: secret } })).toEqual({ category: 'ui.click' })
  expect(clean('navigation', { from: page, to: page })?.data).toEqual({
    from: `${origin}/class/:classId/students`,
    to: `${origin}/class/:classId/students`,
  })
  expect(
    clean('fetch', { url: `/api/students/${secret}`, method: 'GET', status_code: 500, body: secret })?.data,
  ).toEqual({
    url: `${origin}/api/students/:id`,
    method: 'GET',
    status_code: 500,
  })
})

test('a span keeps numbers and known terms', () => {
  const clean = cleanSpan(
    {
      trace_id: 't',
      span_id: 's',
      name: `GET /api/students/${secret}`,
      start_timestamp: 1,
      end_timestamp: 2,
      status: 'ok',
      is_segment: false,
      attributes: {
        'sentry.op': 'http.client',
        'http.query': secret,
        'sentry.segment.name': `GET /${secret}`,
        'lcp.element': `button[aria-label="${secret}"]`,
        'url.full': `${origin}/api/students/7?name=${secret}`,
        'http.response.status_code': 200,
      },
    },
    patternOf,
  )
  expect(JSON.stringify(clean)).not.toContain(secret)
  expect(clean).toMatchObject({
    name: `http.client ${origin}/api/students/:id`,
    attributes: { 'http.response.status_code': 200, 'url.full': `${origin}/api/students/:id` },
  })
})

test('a trace is named by the route', () => {
  const span = { trace_id: 't', span_id: 's', start_timestamp: 1, status: 'ok', is_segment: true } as const
  const named = (name: string) =>
    cleanSpan({ ...span, name, attributes: { 'sentry.op': 'navigation' } }, patternOf).name
  expect(['/class/7/students', '/class/:classId/students', `Navigation ${secret}`].map(named)).toEqual([
    '/class/:classId/students',
    '/class/:classId/students',
    'navigation',
  ])
})

test('a recording keeps structure and movements, and masks what the recorder did not', () => {
  const text = { type: 3, id: 3, textContent: secret }
  const attributes = {
    class: 'card',
    'aria-label': secret,
    href: page,
    style: `background: url(${page})`,
    value: secret,
  }
  const title = { type: 2, id: 2, tagName: 'title', attributes, childNodes: [text] }
  const events = [
    { type: 4, timestamp: 1, data: { href: page, width: 390, height: 800 } },
    { type: 2, timestamp: 2, data: { node: { type: 0, id: 1, childNodes: [title] } } },
    {
      type: 3,
      timestamp: 3,
      data: { source: 0, texts: [{ id: 3, value: secret }], attributes: [{ id: 2, attributes }] },
    },
    { type: 3, timestamp: 4, data: { source: 0, adds: [{ parentId: 1, node: title }] } },
    { type: 3, timestamp: 5, data: { source: 5, id: 9, text: secret } },
    { type: 3, timestamp: 6, data: { source: 2, id: 9, x: 1 } },
    { type: 3, timestamp: 7, data: { source: 11, payload: [secret] } },
    { type: 5, timestamp: 8, data: { tag: 'breadcrumb', payload: { category: 'ui.click', message: secret } } },
    {
      type: 5,
      timestamp: 9,
      data: { tag: 'performanceSpan', payload: { op: 'resource.fetch', description: page, data: { secret, size: 4 } } },
    },
    { type: 6, timestamp: 10, data: { secret } },
  ]
  const clean = cleanRecording(`{"segment_id":0}\n${JSON.stringify(events)}`, patternOf)
  expect(clean).not.toContain(secret)
  const [head, body = ''] = clean.split('\n')
  expect(head).toBe('{"segment_id":0}')
  expect((JSON.parse(body) as { timestamp: number }[]).map(({ timestamp }) => timestamp)).toEqual([
    1, 2, 3, 4, 5, 6, 8, 9,
  ])
  expect(clean).toContain('"class":"card"')
  expect(clean).toContain('"textContent":"***"')
})
