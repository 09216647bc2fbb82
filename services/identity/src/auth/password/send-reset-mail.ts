import { writeDirectory } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { claimCooldown } from '@lernspur/service-kit/cooldown'
import { postMail } from '@lernspur/service-kit/post-mail'

/**
 * Posts the mail with the link for a new password. Does the same for every address; whether there is an account shows
 * only when the mail is sent. Within a minute of the last one it does nothing.
 */
export const sendResetMail = async (call: Call, email: string, secret: string): Promise<void> => {
  const recipient = email.toLowerCase()
  await writeDirectory(call.db, async (tx) => {
    if (!(await claimCooldown(tx, { kind: 'passwordReset', recipient, secret }))) return
    await postMail(tx, { kind: 'passwordReset', recipient, language: call.language, facts: {} })
  })
}
