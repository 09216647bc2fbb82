import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { call } from './call'
import { answering, inBrowser } from './testing/browser'
import { timedOut } from './wire/api-error'

inBrowser()

const success = (data?: unknown) => Response.json({ success: true, data })
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items
  if (item === undefined) throw new Error('nothing was called')
  return item
}
const failing = async (work: Promise<unknown>) => {
  const outcome: unknown = await work.catch((error: unknown) => error)
  return outcome
}

describe('a page whose token is older than its cookie', () => {
  const refusal = () => Response.json({ success: false, error: 'INVALID_TOKEN', message: '' }, { status: 401 })
  const answers = ({ method, headers }: Request) => {
    if (method === 'GET') return new Response('<head><meta name="csrf-token" content="new-1"></head>')
    return headers.get('x-csrf-token') === 'new-1' ? success({}) : refusal()
  }
  const login = () => call(authRoutes.login, { body: { email: 'a@b.example', password: 'x' } })

  test('retries a public call once with a fresh token', async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="old">'
    const requests = answering(answers)
    await login()
    await login()
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'POST'])
  })

  test('fails if the retry fails too, and for calls that need a session', async () => {
    const requests = answering(({ method }) => (method === 'GET' ? new Response('<p>') : refusal()))
    expect(await failing(login())).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await failing(call(authRoutes.logout, {}))).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  })
})

describe('the request', () => {
  test('path parameters are filled in and escaped', async () => {
    const requests = answering(() => success({}))
    await call(observationRoutes.getObservation, { params: { observationId: 'a/b c' } })
    expect(new URL(first(requests).url).pathname).toBe('/api/observations-v2/a%2Fb%20c')
  })

  test('a list query is serialized as bracketed keys', async () => {
    const requests = answering(() => success({ rows: [], count: 0 }))
    await call(schoolClassRoutes.listSchoolClasses, {
      list: {
        filter: [
          { field: 'id', type: 'in', value: ['a', 'b'] },
          { field: 'nickname', type: 'isnull' },
        ],
        order: [{ field: 'name', dir: 'desc' }],
        offset: 20,
        limit: 10,
      },
    })
    expect([...new URL(first(requests).url).searchParams]).toEqual([
      ['filter[0][field]', 'id'],
      ['filter[0][type]', 'in'],
      ['filter[0][value][]', 'a'],
      ['filter[0][value][]', 'b'],
      ['filter[1][field]', 'nickname'],
      ['filter[1][type]', 'isnull'],
      ['order[0][field]', 'name'],
      ['order[0][dir]', 'desc'],
      ['offset', '20'],
      ['limit', '10'],
    ])
  })

  test('a body is sent as JSON, an update with the row version it is based on', async () => {
    const requests = answering(() => success({}))
    const body = { description: 'liest flüssig' }
    await call(observationRoutes.updateObservation, {
      params: { observationId: '1' },
      body,
      ifMatch: '2026-11-21T10:00:00Z',
    })
    const { method, headers } = first(requests)
    expect(method).toBe('PUT')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('if-match')).toBe('"2026-11-21T10:00:00Z"')
    expect(await first(requests).json()).toEqual(body)
  })

  test('a create is sent with its idempotency key', async () => {
    const requests = answering(() => success({}))
    await call(schoolClassRoutes.createSchoolClass, { body: { name: '3a', schoolLevel: 3 }, idempotencyKey: 'once' })
    expect(first(requests).headers.get('idempotency-key')).toBe('once')
  })

  test('the CSRF token is the stored one, else the one from the page', async () => {
    const requests = answering(() => success({}))
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'csrf-token', content: 'of-page' })
    document.head.append(meta)
    await call(authRoutes.whoAmI, {})
    localStorage.setItem('lernspur-csrf-token', 'of-session')
    await call(authRoutes.whoAmI, {})
    expect(requests.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['of-page', 'of-session'])
  })
})

describe('the response', () => {
  test('the time from which a refused call may be retried', async () => {
    const refusal = { success: false, error: 'TOO_MANY_REQUESTS', message: '' }
    answering(() => Response.json(refusal, { status: 429, headers: { 'retry-after': '40' } }))
    const before = Date.now()
    const { retryAt } = Object(await failing(call(authRoutes.whoAmI, {})))
    expect(retryAt).toBeWithin(before + 40_000, Date.now() + 40_001)
    answering(() =>
      Response.json(refusal, { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } }),
    )
    expect(await failing(call(authRoutes.whoAmI, {}))).toMatchObject({ retryAt: undefined })
  })

  test('the data of the envelope', async () => {
    answering(() => success({ rows: [{ id: '1' }], count: 7 }))
    expect(await call(schoolClassRoutes.listSchoolClasses, {})).toMatchObject({ count: 7 })
  })

  test('undefined for a call without a result', async () => {
    answering(() => success())
    expect(await call(authRoutes.logout, {})).toBeUndefined()
  })

  test('the bytes of a binary call', async () => {
    answering(() => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }))
    const pdf = await call(reportRoutes.getReportPdf, { params: { reportId: '1' } })
    expect(await pdf.text()).toBe('%PDF-1.7')
  })

  test('code, status and details of a refusal', async () => {
    const details = [{ path: 'name', message: 'zu lang' }]
    answering(() =>
      Response.json({ success: false, error: 'VALIDATION_FAILED', message: 'nein', details }, { status: 400 }),
    )
    const error = await failing(call(authRoutes.whoAmI, {}))
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'nein',
      status: 400,
      details,
      networkError: false,
    })
  })

  test('a refused binary call is parsed as an error, whatever its content type', async () => {
    const body = JSON.stringify({ success: false, error: 'REPORT_NO_CLASS_ASSOCIATION', message: 'ohne Klasse' })
    answering(() => new Response(body, { status: 409, headers: { 'content-type': 'application/pdf' } }))
    const error = await failing(call(reportRoutes.getReportPdf, { params: { reportId: '1' } }))
    expect(error).toMatchObject({ code: 'REPORT_NO_CLASS_ASSOCIATION', status: 409 })
  })

  test.each([
    ['a page instead of JSON', '<h1>Bad gateway</h1>'],
    ['a code that the catalogue lacks', '{"success":false,"error":"SURPRISE"}'],
    ['no code', '{"success":false}'],
  ])('%s is UNKNOWN', async (_, body) => {
    answering(() => new Response(body, { status: 502 }))
    expect(await failing(call(authRoutes.whoAmI, {}))).toMatchObject({ code: 'UNKNOWN', status: 502 })
  })

  test('no answer is UNKNOWN with networkError', async () => {
    answering(() => Promise.reject(new TypeError('failed to fetch')))
    const error = await failing(call(authRoutes.whoAmI, {}))
    expect(error).toMatchObject({ code: 'UNKNOWN', status: 0, networkError: true, message: 'networkError' })
  })

  describe('that does not begin', () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        const { signal } = request
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const reportId = '1'

    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test.each([
      ['a read', 20_000, () => call(authRoutes.whoAmI, {})],
      ['a write', 40_000, () => call(authRoutes.logout, {})],
      ['a file', 150_000, () => call(reportRoutes.getReportPdf, { params: { reportId } })],
    ])('within its time limit is no answer to %s', async (_, limit, ask) => {
      answering(never)
      let outcome: unknown = 'pending'
      const ended = failing(ask()).then((error) => {
        outcome = error
      })
      jest.advanceTimersByTime(limit - 1)
      await Promise.resolve()
      expect(outcome).toBe('pending')
      jest.advanceTimersByTime(1)
      await ended
      expect(outcome).toMatchObject({ code: 'UNKNOWN', status: 0, networkError: true, message: timedOut })
    })

    test('is waited for by an upload, however slow the network is', async () => {
      answering(never)
      const stop = new AbortController()
      const upload = { params: { observationId: '1' }, body: { file: new File(['x'], 'foto.png') } }
      const outcome = failing(call(observationPhotoRoutes.createObservationPhoto, { ...upload, signal: stop.signal }))
      jest.advanceTimersByTime(3_600_000)
      stop.abort()
      expect(await outcome).toMatchObject({ name: 'AbortError' })
    })

    test('ends with the signal of the caller, also one that was given before', async () => {
      answering(never)
      expect(await failing(call(authRoutes.whoAmI, { signal: AbortSignal.abort() }))).toMatchObject({
        name: 'AbortError',
      })
    })
  })

  test('a body that takes long is read to its end', async () => {
    jest.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        await promise
        stream.enqueue(new TextEncoder().encode('{"success":true,"data":1}'))
        stream.close()
      },
    })
    answering(() => new Response(body))
    const outcome = call(authRoutes.whoAmI, {})
    await Promise.resolve()
    jest.advanceTimersByTime(60_000)
    jest.useRealTimers()
    resolve()
    expect(await outcome).toBe(1 as never)
  })

  test('an aborted call stays an abort', async () => {
    answering(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    expect(await failing(call(authRoutes.whoAmI, {}))).toMatchObject({ name: 'AbortError' })
  })
})
