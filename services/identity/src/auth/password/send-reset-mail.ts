import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { claimCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { makeThrottle } from '../throttle/sign-in-throttle'

/** The address of the client, and the key of the throttles. */
interface ResetRequest {
  readonly client: string
  readonly secret: string
}

const isTooOften = (error: unknown): boolean => error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS'

/**
 * Posts the mail with the link for a new password. Does the same for every address; whether there is an account shows
 * only when the mail is sent. Does nothing within a minute of the last one, or for a client that tries many addresses:
 * this call always succeeds (rule password.2).
 */
export const sendResetMail = async (call: Call, email: string, { client, secret }: ResetRequest): Promise<void> => {
  const recipient = email.toLowerCase()
  try {
    await makeThrottle(call.db, secret, { account: `reset ${recipient}`, client }).countAttempt()
  } catch (error) {
    if (isTooOften(error)) return
    throw error
  }
  await writeDirectory(call.db, async (tx) => {
    if (!(await claimCooldown(tx, { kind: 'passwordReset', recipient, secret }))) return
    await postMail(tx, { kind: 'passwordReset', recipient, language: call.language, facts: {} })
  })
}
