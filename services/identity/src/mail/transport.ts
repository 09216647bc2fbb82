import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailConfig } from './mail-config'

/** A rendered mail. */
export interface WrittenMail {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The way to send mails. */
export interface Transport {
  /** Sends a mail, or throws; returns the reply of the mail server, if there is one. */
  send(mail: WrittenMail): Promise<string | undefined>
  /** Closes the connections to the mail server. */
  close(): void
}

/** Mails that are sent at the same time, each over a connection of its own that later mails use again. */
export const connectionCount = 4

/** Milliseconds; together they stay below the time after which a claim counts as abandoned. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** Number of mails that the demo stores. */
const maxStoredMails = 200

/** Sends through a mail server. The Message-ID is derived from the mail's id, so that receivers drop duplicates. */
const smtpTransport = (smtpUrl: string, from: string, publicUrl: string): Transport => {
  const pool = { pool: true, maxConnections: connectionCount } as const
  const server = createTransport({ url: smtpUrl, ...timeouts, ...pool }, { from })
  const host = new URL(publicUrl).hostname
  const send: Transport['send'] = async ({ id, to, replyTo, subject, text, html }) => {
    const { response } = await server.sendMail({
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return response
  }
  return { send, close: () => server.close() }
}

/** Stores mails as files, which the gateway shows in the demo. */
const folderTransport = (folder: string, from: string): Transport => {
  const send: Transport['send'] = async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.id}.json`)
    await Bun.write(`${path}.new`, JSON.stringify({ ...mail, from, sentAt: new Date().toISOString() }))
    await rename(`${path}.new`, path)
    const old = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
    for (const name of old.slice(0, -maxStoredMails)) await rm(join(folder, name), { force: true })
    return undefined
  }
  return { send, close: () => undefined }
}

/** The transport: the mail server, else in the demo a folder; undefined when mails have to wait. */
export const makeTransport = (
  { smtpUrl, from }: MailConfig,
  { mode, dataDir, publicUrl }: { mode: string; dataDir: string; publicUrl: string },
): Transport | undefined => {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, from, publicUrl)
  return mode === 'demo' ? folderTransport(join(dataDir, 'mails'), from) : undefined
}
