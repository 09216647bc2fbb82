import type { SignedIn } from '@lernspur/contracts/identity/auth.contract'
import { makeKeptClient } from '@lernspur/service-kit/http/kept-client'
import { Problem } from '../../console/problem'

/** A signed-in user who calls through the gateway. */
export interface Visitor {
  /** Gives the answer's `data`. Throws when it is a failure. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>
  /**
   * Reads an answer as a browser asks for it, and throws its bytes away as pgbench does with rows: what a client does
   * with them would take computing time from the servers on the same machine. Throws when it is a failure.
   */
  read(path: string): Promise<void>
  /** Fetches a file and gives its length in bytes. Throws when there is none. */
  file(path: string): Promise<number>
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const visitor = (origin: string, cookie: string, csrfToken: string): Visitor => {
  // Next to nothing of its own, as pgbench is: what it computes counts as the servers' on a machine that it shares with them.
  const client = makeKeptClient()
  const { hostname, port, host } = new URL(origin)
  const address = { hostname, port: Number(port || 80) }
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>>, body = '') =>
    client.ask(address, {
      method,
      target: path,
      headers: Object.entries({ host, ...headers }),
      body: Buffer.from(body),
    })
  const refused = (method: string, path: string, reason: number | string): Problem =>
    new Problem(`${method} ${path} was answered with ${reason}.`)
  return {
    call: async <T>(method: string, path: string, sent?: unknown): Promise<T> => {
      const headers = {
        cookie,
        'x-csrf-token': csrfToken,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      }
      const { status, body } = await ask(method, `/api${path}`, headers, sent === undefined ? '' : JSON.stringify(sent))
      const answer = JSON.parse(body.toString()) as { data: T; error?: string }
      if (status >= 300) throw refused(method, path, `${status} ${answer.error}`)
      return answer.data
    },
    read: async (path) => {
      const { status } = await ask('GET', `/api${path}`, { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' })
      if (status >= 300) throw refused('GET', path, status)
    },
    file: async (path) => {
      const { status, body } = await ask('GET', `/api${path}`, { cookie })
      if (status >= 300) throw refused('GET', path, status)
      return body.byteLength
    },
  }
}

/** Signs in through the page as a browser does. */
export const signIn = async (origin: string, email: string, password: string): Promise<Visitor> => {
  const page = await fetch(`${origin}/auth/login`, { headers: { accept: 'text/html' } })
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const response = await fetch(`${origin}/api/auth/local/login`, {
    method: 'POST',
    headers: { cookie: cookiesOf(page), 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Problem(`Signing in was answered with ${response.status}.`)
  const { data } = (await response.json()) as { data: SignedIn }
  return visitor(origin, cookiesOf(response), data.csrfToken)
}
