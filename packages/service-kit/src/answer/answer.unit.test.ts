import { expect, test } from 'bun:test'
import { type ErrorCode, errorCatalogue, languages } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '../call/api-error'
import { failure, file, success, successText } from './answer'
import { binary } from './binary'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

for (const code of codes) {
  test(`${code} answers with its status and a text in each language`, async () => {
    const texts = await Promise.all(
      languages.map(async (language) => {
        const response = failure(new ApiError(code), language)
        expect(response.status).toBe(errorCatalogue[code].status)
        const envelope = await response.json()
        expect(envelope).toMatchObject({ success: false, error: code })
        expect(envelope).not.toHaveProperty('details')
        return envelope.message
      }),
    )
    for (const text of texts) expect(text).toMatch(/^\S.*[.?!]$/)
    expect(new Set(texts).size).toBe(languages.length)
  })
}

test('an error may carry details and a retry time', async () => {
  const refusal = new ApiError('UNKNOWN', [{ path: 'a', message: 'b' }], { status: 503, retryAfter: 1.2 })
  const response = failure(refusal, 'de')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect((await response.json()).details).toEqual([{ path: 'a', message: 'b' }])
})

test('success wraps data, and only says so without any', async () => {
  const requested = new Request('http://localhost')
  expect(await success(successText({ a: 1 }), 201, new Headers(), requested).json()).toEqual({
    success: true,
    data: { a: 1 },
  })
  expect(await success(successText(), 200, new Headers(), requested).json()).toEqual({ success: true })
})

test('a file name in any script is encoded and cannot break out of its header', () => {
  const response = file(
    binary(new Uint8Array([1]), { type: 'application/pdf', fileName: 'Zoë "x"\r\n%.pdf' }),
    200,
    new Headers(),
  )
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Zoe x.pdf"; filename*=UTF-8''Zo%C3%AB%20%22x%22%0D%0A%25.pdf`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['br, zstd, gzip', 'zstd'],
  ['gzip;q=0.5', 'gzip'],
  ['zstd;q=0, identity', null],
  ['', null],
])('a long answer to a client that accepts "%s" is sent as %s', async (accepted, coding) => {
  const text = successText(Array.from({ length: 400 }, (_, id) => ({ id, name: 'Beobächtung' })))
  const requested = new Request('http://localhost', { headers: { 'accept-encoding': accepted } })
  const { headers, body } = success(text, 200, new Headers({ etag: '"1"' }), requested)
  expect([headers.get('content-encoding'), headers.get('vary'), headers.get('etag')]).toEqual([
    coding,
    'Accept-Encoding',
    '"1"',
  ])
  const plain = body && coding ? body.pipeThrough(new DecompressionStream(coding as CompressionFormat)) : body
  expect(await new Response(plain).json()).toEqual(JSON.parse(text))
})

test('a short answer is never compressed', () => {
  const requested = new Request('http://localhost', { headers: { 'accept-encoding': 'gzip' } })
  const { headers } = success('{"a":1}', 200, new Headers(), requested)
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
})
