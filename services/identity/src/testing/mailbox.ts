import type { Database } from '@lernspur/service-kit/call/call'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { startMailer } from '../mail/mailer'
import type { WrittenMail } from '../mail/transport'

interface MailboxContext {
  readonly db: Database
  readonly config: { readonly secret: string; readonly publicUrl: string }
}

/** Receives a service's mails in place of a mail server. */
export const openMailbox = ({ db, config }: MailboxContext) => {
  const mails: WrittenMail[] = []
  const mailer = startMailer({
    ...config,
    db,
    transport: {
      send: async (mail) => {
        mails.push(mail)
        return undefined
      },
      close: () => undefined,
    },
    log: defaultLogger('test'),
    pause: 20,
  })

  /** Waits until the outbox is empty; then returns all mails to an address, oldest first. */
  const mailsTo = async (address: string): Promise<WrittenMail[]> => {
    for (;;) {
      const left = await db`select from mail_outbox where status in ('waiting', 'sending')`
      // Several are sent at a time; their ids tell in which order they were posted.
      if (left.length === 0)
        return mails.filter(({ to }) => to === address).toSorted((one, other) => (one.id < other.id ? -1 : 1))
      await Bun.sleep(10)
    }
  }

  /** Parameters of the link in the newest mail to an address. */
  const linkTo = async (address: string): Promise<{ path: string; code: string; parameters: URLSearchParams }> => {
    const [link = ''] = /https?:\/\/\S+/.exec((await mailsTo(address)).at(-1)?.text ?? '') ?? []
    const url = new URL(link)
    return { path: url.pathname, code: url.searchParams.get('code') ?? '', parameters: url.searchParams }
  }

  return { mailsTo, linkTo, close: () => mailer.stop() }
}
