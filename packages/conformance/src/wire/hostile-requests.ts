import type { RawRequest } from './raw-exchange'

type HostileRequest = readonly [what: string, request: RawRequest]

const host = 'Host: localhost\r\n'
const json = 'Accept: application/json\r\n'
const operator = '/api/operator'
const signIn = '/api/auth/local/login'

const one = (what: string, text: string): HostileRequest => [what, { parts: [Buffer.from(text, 'latin1')] }]
/** A read with other or additional headers. */
const withHeaders = (what: string, headers: string, target = operator): HostileRequest =>
  one(what, `GET ${target} HTTP/1.1\r\n${headers}${json}\r\n`)
/** A read of another target, or by another method. */
const withRequestLine = (what: string, line: string): HostileRequest => one(what, `${line}\r\n${host}${json}\r\n`)
/** A write with these headers and bytes after them. */
const sending = (what: string, headers: string, body: string): HostileRequest =>
  one(what, `POST ${signIn} HTTP/1.1\r\n${host}${json}${headers}\r\n${body}`)

const smuggled = `GET ${operator} HTTP/1.1\r\n${host}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'
const end = '0\r\n\r\n'

const hosts: readonly HostileRequest[] = [
  withHeaders('two hosts', 'Host: a\r\nHost: b\r\n'),
  withHeaders('two equal hosts', 'Host: a\r\nHost: a\r\n'),
  withHeaders('two hosts for the health check', 'Host: a\r\nHost: b\r\n', '/api/healthcheck'),
  withHeaders('two hosts for a page', 'Host: a\r\nHost: b\r\n', '/classes'),
  withHeaders('two hosts for the description', 'Host: a\r\nHost: b\r\n', '/api/openapi.json'),
  withHeaders('no host', ''),
  withHeaders('an empty host', 'Host: \r\n'),
  withHeaders('a host that is none', 'Host: a b<>\r\n'),
  withHeaders('a host with an open bracket', 'Host: [::1\r\n'),
  withHeaders('a port that is none', 'Host: localhost:99999999\r\n'),
  withHeaders('a host with a password', 'Host: user:secret@localhost\r\n'),
  withHeaders('a host with a path', 'Host: localhost/internal/health?\r\n'),
  withHeaders('a host of 12 KB', `Host: ${'a'.repeat(12_000)}\r\n`),
  one('HTTP 1.0 without a host', `GET ${operator} HTTP/1.0\r\n${json}\r\n`),
]

const targets: readonly HostileRequest[] = [
  withRequestLine('the absolute form', `GET http://evil.example${operator} HTTP/1.1`),
  withRequestLine('the absolute form without a host', `GET http://${operator} HTTP/1.1`),
  withRequestLine('the absolute form with a bad host', `GET http://[::1${operator} HTTP/1.1`),
  withRequestLine('the authority form', 'CONNECT localhost:443 HTTP/1.1'),
  withRequestLine('an asterisk', 'OPTIONS * HTTP/1.1'),
  withRequestLine('an asterisk as a path', 'GET * HTTP/1.1'),
  withRequestLine('a path without a slash', 'GET api/operator HTTP/1.1'),
  withRequestLine('two slashes', `GET //evil.example${operator} HTTP/1.1`),
  withRequestLine('a fragment', `GET ${operator}#x HTTP/1.1`),
  withRequestLine('a way up', 'GET /api/../internal/health HTTP/1.1'),
  withRequestLine('an encoded way up', 'GET /api/classes/%2e%2e/%2e%2e/internal/health HTTP/1.1'),
  withRequestLine('a way up by backslashes', 'GET /api\\..\\internal\\health HTTP/1.1'),
  withRequestLine('a NUL in the path', `GET ${operator}\0 HTTP/1.1`),
  withRequestLine('an encoded NUL in the path', `GET ${operator}%00 HTTP/1.1`),
  withRequestLine('an encoded NUL in a parameter', 'GET /api/classes/%00 HTTP/1.1'),
  withRequestLine('an encoded NUL in the path of a file', 'GET /mfe/%00/../x.js HTTP/1.1'),
  withRequestLine('an escape that is none', 'GET /api/classes/%zz HTTP/1.1'),
  withRequestLine('bytes that are no text', 'GET /mfe/%ff%fe/x.js HTTP/1.1'),
  withRequestLine('a byte above 127', 'GET /api/cl\xe4sses HTTP/1.1'),
  withRequestLine('a query of 100 KB', `GET ${operator}?x=${'y'.repeat(100_000)} HTTP/1.1`),
  withRequestLine('a query of 1 MB', `GET ${operator}?x=${'y'.repeat(1_000_000)} HTTP/1.1`),
  withRequestLine('7,000 segments', `GET /api/${'y/'.repeat(7_000)} HTTP/1.1`),
  withRequestLine('7,000 brackets', `GET ${operator}?${'['.repeat(7_000)} HTTP/1.1`),
]

const heads: readonly HostileRequest[] = [
  withRequestLine('a method that is no word', `G\xa3T ${operator} HTTP/1.1`),
  withRequestLine('a method in lower case', `get ${operator} HTTP/1.1`),
  withRequestLine('a method of 5 KB', `${'A'.repeat(5_000)} ${operator} HTTP/1.1`),
  withRequestLine('a method that nobody knows', `BREW ${operator} HTTP/1.1`),
  withRequestLine('TRACE', `TRACE ${operator} HTTP/1.1`),
  withRequestLine('another version', `GET ${operator} HTTP/9.9`),
  one('no version', `GET ${operator}\r\n\r\n`),
  one('another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  one('encryption', '\x16\x03\x01\0\xa5\x01\0\0\xa1\x03\x03'),
  one('empty lines', '\r\n\r\n\r\n'),
  one('line feeds alone', `GET ${operator} HTTP/1.1\nHost: localhost\n\n`),
  withHeaders('a header of 1 MB', `${host}X-A: ${'y'.repeat(1_000_000)}\r\n`),
  withHeaders(
    '1 MB of headers',
    host + Array.from({ length: 5_000 }, (_, at) => `x-${at}: ${'v'.repeat(190)}\r\n`).join(''),
  ),
  withHeaders('196 headers', host + Array.from({ length: 196 }, (_, at) => `x-${at}: v\r\n`).join('')),
  withHeaders('a folded header', `${host}X-A: b\r\n c\r\n`),
  withHeaders('a header without a colon', `${host}nonsense\r\n`),
  withHeaders('a header without a name', `${host}: x\r\n`),
  withHeaders('a NUL in a header', `${host}X-A: a\0b\r\n`),
  withHeaders('a carriage return in a header', `${host}X-A: a\rb\r\n`),
  withHeaders(
    'bytes above 127',
    `${host}X-A: \xe4\xff\r\nCookie: \xe4=\xff\r\nAccept-Language: \xe4\r\nX-Request-Id: \xe4\r\n`,
  ),
  withHeaders('a connection that names no header', `${host}Connection: host, , x y, (, cookie\r\n`),
  withHeaders(
    'an upgrade to a web socket',
    `${host}Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n`,
  ),
  withHeaders(
    'an upgrade to HTTP/2',
    `${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n`,
  ),
  withHeaders('a range that is none', `${host}Range: bytes=0-,5-9999999999999999999\r\n`, '/mfe/registry.json'),
  withHeaders('a preflight for a method that is none', `${host}Access-Control-Request-Method: G<T\r\n`),
  one('two reads at once', smuggled + smuggled),
]

const bodies: readonly HostileRequest[] = [
  sending('a length and chunks', `Content-Length: 6\r\n${chunked}`, end + smuggled),
  sending('chunks and a length', `${chunked}Content-Length: 6\r\n`, end + smuggled),
  sending('two lengths', 'Content-Length: 5\r\nContent-Length: 0\r\n', `hello${smuggled}`),
  sending('two equal lengths', 'Content-Length: 5\r\nContent-Length: 5\r\n', 'hello'),
  ...['5, 5', '-1', '+5', 'abc', '0x5', '5 5', '99999999999999999999999', '2000000000'].map((length) =>
    sending(`a length of ${length}`, `Content-Length: ${length}\r\n`, 'hello'),
  ),
  sending('fewer bytes than announced', 'Content-Type: application/json\r\nContent-Length: 500\r\n', 'hello'),
  one('a read with a body', `GET ${operator} HTTP/1.1\r\n${host}${json}Content-Length: 5\r\n\r\nhello`),
  one('a read with less of a body than announced', `GET ${operator} HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\nhello`),
  ...['xchunked', 'identity', 'chunked, identity', 'gzip, chunked', 'chunked, chunked', '\tchunked', ''].map((coding) =>
    sending(`the transfer coding ${JSON.stringify(coding)}`, `Transfer-Encoding: ${coding}\r\n`, end),
  ),
  sending('two transfer codings', `${chunked}Transfer-Encoding: identity\r\n`, end),
  sending('a space before the colon', 'Transfer-Encoding : chunked\r\n', end),
  ...['zz', '-5', '+5', '0x5', '', 'ffffffffffffffffff', '7fffffff', '5 ', '5;'].map((size) =>
    sending(`a chunk of ${JSON.stringify(size)} bytes`, chunked, `${size}\r\nhello\r\n${end}`),
  ),
  sending('a chunk without its end', chunked, '5\r\nhel'),
  sending('a chunk with a wrong end', chunked, '5\r\nhelloXX0\r\n\r\n'),
  sending('a chunk with a long extension', chunked, `5;${'x'.repeat(100_000)}\r\nhello\r\n${end}`),
  sending('a trailer', chunked, '0\r\nContent-Length: 5\r\n\r\n'),
  sending('an expectation', 'Expect: 100-continue\r\nContent-Length: 5\r\n', ''),
  sending('an expectation that is none', 'Expect: nonsense\r\nContent-Length: 5\r\n', 'hello'),
  sending('a form without a boundary', 'Content-Type: multipart/form-data\r\nContent-Length: 5\r\n', 'hello'),
  [
    'a bad chunk after a good one',
    {
      parts: [
        `POST ${signIn} HTTP/1.1\r\n${host}${json}Content-Type: application/json\r\n${chunked}\r\n`,
        '5\r\nhello\r\n',
        'zz\r\n',
      ],
    },
  ],
]

const slow: readonly HostileRequest[] = [
  ['nothing at all', { parts: [] }],
  ['half a head', { parts: [`GET ${operator} HTTP/1.1\r\n${host}`] }],
  ['a head, a byte at a time', { parts: [`GET ${operator} HTTP/1.1\r\n${host}X-A: `], drip: 'y' }],
  ['header after header', { parts: [`GET ${operator} HTTP/1.1\r\n${host}`], drip: 'x-a: b\r\n' }],
  ['a body, a byte at a time', { parts: [`POST ${signIn} HTTP/1.1\r\n${host}Content-Length: 999\r\n\r\n`], drip: 'y' }],
]

/** Requests that no browser sends, each on a separate connection. */
export const hostileRequests: readonly HostileRequest[] = [...hosts, ...targets, ...heads, ...bodies, ...slow]
