import { createTransport } from 'nodemailer'
import type { Environment } from '../environment'
import { firstProviderState } from './first-provider/first-provider-state'

/** Milliseconds. Whoever sends mails asks a slower mail server again. */
const mailServerTimeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
  dnsTimeout: 5_000,
} as const

const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAUTH'

/**
 * Signs in to the mail server without sending anything. Returns a sentence if it does not answer or refuses. Only a
 * warning, because mails wait until the server accepts them.
 */
export const mailServerWarning = async (smtpUrl: string): Promise<string | undefined> => {
  const server = createTransport({ url: smtpUrl, ...mailServerTimeouts })
  try {
    await server.verify()
    return undefined
  } catch (error) {
    return isRefusal(error)
      ? 'The mail server refuses the user or password of LERNSPUR_SMTP_URL; mails wait for two days until it takes them.'
      : `The mail server at ${new URL(smtpUrl).host} (LERNSPUR_SMTP_URL) cannot be used; mails wait for two days until it takes them.`
  } finally {
    server.close()
  }
}

/** Milliseconds that a request through domain and proxy may take. */
const publicAddressTimeoutMs = 5_000

const answers = async (publicUrl: string): Promise<boolean> => {
  try {
    const response = await fetch(`${publicUrl}/api/healthcheck`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(publicAddressTimeoutMs),
      // Whether browsers trust the certificate is another question, and nothing confidential is sent.
      tls: { rejectUnauthorized: false },
    })
    const { success } = (await response.json()) as { success?: unknown }
    return success === true
  } catch {
    return false
  }
}

/** Calls this Lernspur by its public address. Returns a sentence if that does not lead here yet. */
export const publicAddressWarning = async (publicUrl: string, port: number): Promise<string | undefined> =>
  (await answers(publicUrl))
    ? undefined
    : `${publicUrl} does not lead here yet, seen from this machine: let the domain point to it and the proxy pass everything on to port ${port}.`

/** What a start prints at its end. */
export interface NextSteps {
  /** What to do now, in order; a sentence or two each. */
  readonly next: readonly string[]
  readonly warnings: readonly string[]
}

/** What the operator of a started Lernspur has to do or to know. */
export const nextSteps = async (environment: Environment, ownerUrl: string): Promise<NextSteps> => {
  const { smtpUrl, publicUrl, port, mode, warnings } = environment
  const [mailServer, address, provider] = await Promise.all([
    smtpUrl === undefined ? undefined : mailServerWarning(smtpUrl),
    mode === 'production' ? publicAddressWarning(publicUrl, port) : undefined,
    mode === 'production' ? firstProviderState(ownerUrl, environment) : undefined,
  ])
  const open = provider && `Open ${publicUrl} by the link of that mail; the first page there says what comes next.`
  return {
    next: [provider?.sentence, provider?.isInvited ? open : undefined].flatMap((sentence) => sentence ?? []),
    warnings: [...warnings, ...[mailServer, address].flatMap((sentence) => sentence ?? [])],
  }
}
