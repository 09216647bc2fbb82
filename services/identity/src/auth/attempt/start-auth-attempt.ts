import { randomInt } from 'node:crypto'
import type { StartedAuthAttempt } from '@lernspur/contracts/identity/auth.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { makeThrottle } from '../throttle/sign-in-throttle'

/** The browser that starts the attempt: its cookie, what it runs on and its network address. */
export interface AttemptOrigin {
  readonly browser: string
  readonly device: string | null
  readonly client: string
  readonly secret: string
}

/**
 * Starts a sign-in by mailed link. Does the same for unknown addresses; whether there is an account is looked up only
 * when the mail is sent. EMAIL_COOLDOWN_ACTIVE, TOO_MANY_REQUESTS.
 */
export const startAuthAttempt = async (
  call: Call,
  address: string,
  { browser, device, client, secret }: AttemptOrigin,
): Promise<StartedAuthAttempt & { readonly matchNumber: string }> => {
  const email = address.toLowerCase()
  await makeThrottle(call.db, secret, { account: `link ${email}`, client }).countAttempt()
  const [id, mailId, verificationCode] = [Bun.randomUUIDv7(), Bun.randomUUIDv7(), newToken()]
  const matchNumber = randomInt(10, 100)
  await writeDirectory(call.db, async (tx) => {
    await requireCooldown(tx, { kind: 'signInLink', recipient: email, secret }, 'EMAIL_COOLDOWN_ACTIVE')
    await tx`
      insert into auth_attempt (
        id, email, code_hash, verification_hash, browser_hash, device, network, match_number
      )
      values (
        ${id}, ${email}, ${tokenHash(mailCode(secret, mailId))}, ${tokenHash(verificationCode)}, ${tokenHash(browser)},
        ${device}, ${client === '' ? null : client}, ${matchNumber}
      )`
    const { language } = call
    await postMail(tx, { id: mailId, kind: 'signInLink', recipient: email, language, facts: { authAttemptId: id } })
  })
  return { id, status: 'init', verificationCode, matchNumber: String(matchNumber) }
}
