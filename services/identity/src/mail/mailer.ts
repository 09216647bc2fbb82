import type { Database } from '@lernspur/service-kit/call/call'
import { describeFailure, type Logger } from '@lernspur/service-kit/process/log'
import { invitesClosed } from './closed-account'
import { countMail } from './mail-metrics'
import { type ClaimedMail, claimMail, postponeMail, recordMailResult } from './outbox'
import { isKnown, prepareMail } from './prepare-mail'
import { connectionCount, type Transport } from './transport'

interface MailerOptions {
  readonly db: Database
  readonly secret: string
  readonly publicUrl: string
  readonly transport: Transport
  readonly log: Logger
  /** Milliseconds between two polls of an empty outbox; 1 s by default. */
  readonly pause?: number
}

/** Characters of a reply that are kept. */
const maxReplyLength = 300

/** A server that rejects a mail for a link in it may repeat the link, and with it the code. */
const links = /\b(?:https?:\/\/|www\.)\S+/gi

/** What a mail server said, on one line, cut, and without links; null for nothing. */
const plainReply = (reply: string | undefined): string | null => {
  const line = reply
    ?.replace(links, '[Link]')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxReplyLength)
  return line ? line : null
}

/**
 * What the mail server said when a mail failed. Null without a reply, and when the server refused the installation
 * rather than the mail: that concerns the operator.
 */
const replyOf = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('code' in error) || !('response' in error)) return null
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) ? plainReply(String(error.response)) : null
}

/** The server rejects this mail permanently, whereas a wrong password or a full disk may pass. */
const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500
}

const warn = (log: Logger, error: unknown, mail?: { id: string; kind: string }): void =>
  log.warn({
    service: 'identity',
    ...(mail && { mail: mail.id, kind: mail.kind }),
    failure: describeFailure(error),
  })

/** Sends a mail and records what became of it. */
const deliver = async ({ db, transport, log, ...where }: MailerOptions, mail: ClaimedMail): Promise<void> => {
  let reply: string | undefined
  try {
    if (!isKnown(mail.kind)) throw new Error('There is no text for this kind of mail.')
    const isClosed = await invitesClosed(db, mail)
    reply = await transport.send(prepareMail(mail, { ...mail, isClosed }, where))
  } catch (error) {
    warn(log, error, mail)
    const why = replyOf(error)
    countMail(isFinal(error) ? 'refused' : 'postponed')
    await (isFinal(error) ? recordMailResult(db, mail, 'failed', why) : postponeMail(db, mail, why))
    return
  }
  countMail('sent')
  await recordMailResult(db, mail, 'sent', plainReply(reply))
}

/**
 * Sends the mails of the outbox, a few at a time, until it is stopped; `stop` waits for the current ones. One connection is
 * free for mails for which somebody waits, however many others are due. A mail is sent once; only when the process dies
 * between the server's acceptance and its record is it sent again, under the same Message-ID.
 */
export const startMailer = (options: MailerOptions): { stop(): Promise<void> } => {
  const { db, secret, log, transport, pause = 1000 } = options
  const stopped = Promise.withResolvers<void>()
  const sending = new Set<Promise<void>>()
  let isStopped = false

  const startSending = (mail: ClaimedMail): void => {
    const sent = deliver(options, mail)
      .catch((error) => warn(log, error))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
  /** Starts the next mail that is due; false when none is, or all connections are taken. */
  const startNext = async (): Promise<boolean> => {
    if (sending.size >= connectionCount) return false
    const mail = await claimMail(db, secret, sending.size === connectionCount - 1)
    if (mail !== undefined && mail !== 'dropped') startSending(mail)
    return mail !== undefined
  }
  const startAllDue = async (): Promise<void> => {
    try {
      while (!isStopped && (await startNext()));
    } catch (error) {
      warn(log, error)
    }
  }
  const run = async (): Promise<void> => {
    while (!isStopped) {
      await startAllDue()
      await Promise.race([...sending, Bun.sleep(pause), stopped.promise])
    }
    await Promise.all(sending)
    transport.close()
  }
  const running = run()
  return {
    stop: () => {
      isStopped = true
      stopped.resolve()
      return running
    },
  }
}

/** The same, until the signal is aborted. */
export const sendMails = async (options: MailerOptions, stop: AbortSignal): Promise<void> => {
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve()
    stop.addEventListener('abort', () => resolve(), { once: true })
  })
  const mailer = startMailer(options)
  await stopped
  await mailer.stop()
}
