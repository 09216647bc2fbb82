import { createTransport } from 'nodemailer'

/** Milliseconds. A mail server that is slower than this is asked again by whoever sends mails. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000, dnsTimeout: 5_000 } as const

const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAUTH'

/**
 * Signs in to the mail server without sending anything. A sentence when it does not answer or refuses: mails wait until
 * it takes them, so that Lernspur starts without it.
 */
export const mailServerWarning = async (smtpUrl: string): Promise<string | undefined> => {
  const server = createTransport({ url: smtpUrl, ...timeouts })
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
