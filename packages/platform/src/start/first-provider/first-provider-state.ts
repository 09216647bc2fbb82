import { connect, type Database } from '@lernspur/database/connection/connect'
import type { Environment } from '../../environment'
import { someoneSignsIn } from './invite-first-provider'

/** Milliseconds that a start waits for the first mail to be accepted. */
const timeout = 10_000
const pause = 100

interface MailState {
  readonly status: 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'
  readonly attempts: number
}

const lastMail = async (db: Database, email: string): Promise<MailState | undefined> => {
  const [mail] = await db<MailState[]>`
    select status, attempts from mail_outbox
    where recipient = ${email} and kind = 'registration' order by created_at desc limit 1`
  return mail
}

/** Waits until the mail was tried once. */
const triedMail = async (db: Database, email: string): Promise<MailState | undefined> => {
  const deadline = performance.now() + timeout
  for (;;) {
    const mail = await lastMail(db, email)
    const isTried = mail?.status !== 'sending' && !(mail?.status === 'waiting' && mail.attempts === 0)
    if (isTried || performance.now() > deadline) return mail
    await Bun.sleep(pause)
  }
}

const sentenceOf = (email: string, mail: MailState | undefined): string => {
  if (mail?.status === 'sent') {
    return `A mail went to ${email}: its link sets the first password and is good for 7 days. Each further start sends another one until the password is set.`
  }
  if (mail?.status === 'waiting' || mail?.status === 'sending') {
    return `The mail to ${email} waits, because the mail server did not take it. It is tried again for two days; if LERNSPUR_SMTP_URL or LERNSPUR_MAIL_FROM is wrong, correct it and start again.`
  }
  return `The mail server refused the mail to ${email}. If LERNSPUR_FIRST_PROVIDER is wrong, correct it; in any case start again, and another mail is sent.`
}

/** The state of the provider's first admin, reported at the end of a start. */
export interface FirstProviderState {
  readonly sentence: string
  /** Whether a mail that lets the person in has been sent. */
  readonly isInvited: boolean
}

const stateOf = async (db: Database, { firstProvider, mode, smtpUrl }: Environment): Promise<FirstProviderState> => {
  if (firstProvider === undefined) {
    const sentence = 'Nobody can sign in yet: set LERNSPUR_FIRST_PROVIDER to your address and start again.'
    return { sentence, isInvited: false }
  }
  if (mode === 'production' && smtpUrl === undefined) {
    const sentence = `The mail to ${firstProvider}, whose link sets the first password, waits for a mail server: set LERNSPUR_SMTP_URL and start again.`
    return { sentence, isInvited: false }
  }
  const mail = await triedMail(db, firstProvider)
  return { sentence: sentenceOf(firstProvider, mail), isInvited: mail?.status === 'sent' }
}

/** What became of the mail to the first provider and what to do next; undefined once an admin of the provider can sign in. */
export const firstProviderState = async (
  ownerUrl: string,
  environment: Environment,
): Promise<FirstProviderState | undefined> => {
  const db = connect(ownerUrl, { name: 'first-provider', max: 1 })
  try {
    return (await someoneSignsIn(db)) ? undefined : await stateOf(db, environment)
  } finally {
    await db.end()
  }
}
