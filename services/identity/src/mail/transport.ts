import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailConfig } from './mail-config'

/** A mail as it goes out. */
export interface WrittenMail {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Takes a mail, or throws. */
export type Transport = (mail: WrittenMail) => Promise<void>

/** Milliseconds; all of them together stay below the time after which a mail counts as abandoned. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** Mails that the demo keeps. */
const keptMax = 200

/** Sends by a mail server. The id of a mail names it to receivers, who drop what comes twice. */
const smtpTransport = (smtpUrl: string, from: string, publicUrl: string): Transport => {
  const server = createTransport(smtpUrl, { from, ...timeouts })
  const host = new URL(publicUrl).hostname
  return async ({ id, to, replyTo, subject, text, html }) => {
    await server.sendMail({
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

/** Keeps mails as files, which the gateway shows in the demo. */
const folderTransport = (folder: string, from: string): Transport => {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${mail.id}.json`)
    await Bun.write(`${path}.new`, JSON.stringify({ ...mail, from, sentAt: new Date().toISOString() }))
    await rename(`${path}.new`, path)
    const old = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
    for (const name of old.slice(0, -keptMax)) await rm(join(folder, name), { force: true })
  }
}

/** How mails leave: by the mail server, else in the demo into a folder; undefined when they have to wait. */
export const makeTransport = (
  { smtpUrl, from }: MailConfig,
  { mode, dataDir, publicUrl }: { mode: string; dataDir: string; publicUrl: string },
): Transport | undefined => {
  if (smtpUrl !== undefined) return smtpTransport(smtpUrl, from, publicUrl)
  return mode === 'demo' ? folderTransport(join(dataDir, 'mails'), from) : undefined
}
