import type { SignedIn } from '@lernspur/contracts/identity/auth.contract'
import { Problem } from '../console/problem'

/** A signed-in user who calls through the gateway. */
export interface Visitor {
  /** Returns the response's `data`. Throws if the call fails. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>
  /**
   * Requests a response as a browser does, but discards its bytes as pgbench discards rows: processing them would take
   * computing time from the servers on the same machine. Throws if the call fails.
   */
  read(path: string): Promise<void>
  /** Sends a form and reads the answer, whatever it is. */
  upload(path: string, form: FormData): Promise<void>
  /** Fetches a file and returns its length in bytes. Throws if there is none. */
  file(path: string): Promise<number>
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** A user whose session has that cookie and that token. */
export const visitorWith = (origin: string, cookie: string, csrfToken: string): Visitor => {
  /** The response with its raw bytes: unpacking them would count as the servers' computing time. */
  const ask = async (
    method: string,
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; bytes: Uint8Array }> => {
    const response = await fetch(`${origin}/api${path}`, { ...init, method, decompress: false })
    return { status: response.status, bytes: await response.bytes() }
  }
  const refused = (method: string, path: string, reason: number | string): Problem =>
    new Problem(`${method} ${path} was answered with ${reason}.`)
  return {
    call: async <T>(method: string, path: string, sent?: unknown): Promise<T> => {
      const headers = {
        cookie,
        'x-csrf-token': csrfToken,
        'accept-encoding': 'identity',
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      }
      const body = sent === undefined ? null : JSON.stringify(sent)
      const { status, bytes } = await ask(method, path, { headers, body })
      const answer = JSON.parse(new TextDecoder().decode(bytes)) as { data: T; error?: string }
      if (status >= 300) throw refused(method, path, `${status} ${answer.error}`)
      return answer.data
    },
    read: async (path) => {
      const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' }
      const { status } = await ask('GET', path, { headers })
      if (status >= 300) throw refused('GET', path, status)
    },
    upload: async (path, form) => {
      await ask('POST', path, { headers: { cookie, 'x-csrf-token': csrfToken }, body: form })
    },
    file: async (path) => {
      const { status, bytes } = await ask('GET', path, { headers: { cookie, 'accept-encoding': 'identity' } })
      if (status >= 300) throw refused('GET', path, status)
      return bytes.byteLength
    },
  }
}

/** Opens the page as a browser that is not signed in; returns the headers that its calls carry. */
export const openPage = async (
  origin: string,
): Promise<{ readonly cookie: string; readonly 'x-csrf-token': string }> => {
  const page = await fetch(`${origin}/auth/login`, { headers: { accept: 'text/html' } })
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  return { cookie: cookiesOf(page), 'x-csrf-token': token }
}

/** Signs in through the page as a browser does. */
export const signIn = async (origin: string, email: string, password: string): Promise<Visitor> => {
  const headers = await openPage(origin)
  const response = await fetch(`${origin}/api/auth/local/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Problem(`Signing in was answered with ${response.status}.`)
  const { data } = (await response.json()) as { data: SignedIn }
  return visitorWith(origin, cookiesOf(response), data.csrfToken)
}
