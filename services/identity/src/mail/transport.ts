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

/** Sends a mail, or throws; returns the reply of the mail server, if there is one. */
export type Transport = (mail: WrittenMail) => Promise<string | undefined>

/** Milliseconds; together they stay below the time after which a claim counts as abandoned. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** Number of mails that the demo stores. */
const maxStoredMails = 200

/** Sends through a mail server. The Message-ID is derived from the mail's id, so that receivers drop duplicates. */
const smtpTransport = (smtpUrl: string, from: string, publicUrl: string): Transport => {
  const server = createTransport({ url: smtpUrl, ...timeouts }, { from })
  const host = new URL(publicUrl).hostname
  return async ({ id, to, replyTo, subject, text, html }) => {
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
}

/** Stores mails as files, which the gateway shows in the demo. */
const folderTransport = (folder: string, from: string): Transport => {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.id}.json`)
    await Bun.write(`${path}.new`, JSON.stringify({ ...mail, from, sentAt: new Date().toISOString() }))
    await rename(`${path}.new`, path)
    const old = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
    for (const name of old.slice(0, -maxStoredMails)) await rm(join(folder, name), { force: true })
    return undefined
  }
}

/** The transport: the mail server, else in the demo a folder; undefined when mails have to wait. */
export const makeTransport = (
  { smtpUrl, from }: MailConfig,
  { mode, dataDir, publicUrl }: { mode: string; dataDir: string; publicUrl: string },
): Transport | undefined => {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, from, publicUrl)
  return mode === 'demo' ? folderTransport(join(dataDir, 'mails'), from) : undefined
}
