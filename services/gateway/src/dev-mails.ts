import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '@lernspur/service-kit/session/token'
import * as z from 'zod'

/** Where the demo shows the mails it sent. */
export const devMailsPath = '/dev/mails'

const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
})
type DevMail = z.infer<typeof mailSchema>

const readMails = async (dataDir: string): Promise<DevMail[]> => {
  const folder = join(dataDir, 'mails')
  const names = await readdir(folder).catch((): string[] => [])
  const mails = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map(
      async (name) =>
        mailSchema.safeParse(
          await Bun.file(join(folder, name))
            .json()
            .catch(() => null),
        ).data,
    )
  return (await Promise.all(mails)).flatMap((mail) => mail ?? [])
}

const escapeHtml = (text: string): string => Bun.escapeHTML(text)

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const article = ({ to, subject, sentAt, text }: DevMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time>${escapeHtml(sentAt)}</time></p>
<pre>${withLinks(text)}</pre>
</article>`

const page = (mails: readonly DevMail[], nonce: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails · Lernspur</title>
<style nonce="${nonce}">
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; background: #f6f3ee; color: #22303a }
article { padding: 1rem 1.5rem; margin: 1rem 0; background: #fff; border-radius: 10px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style></head>
<body><main><h1>Mails dieser Vorführung</h1>
${mails.length === 0 ? '<p>Noch keine.</p>' : mails.map(article).join('\n')}
</main></body></html>
`

/** The mails that the demo stored instead of sending, newest first: a page, or JSON for `.json`. */
export const devMailsAnswer = async (path: string, dataDir: string): Promise<Response | undefined> => {
  const headers = { 'cache-control': 'no-store' }
  if (path === `${devMailsPath}.json`) return Response.json({ mails: await readMails(dataDir) }, { headers })
  if (path !== devMailsPath) return undefined
  const nonce = newToken()
  return new Response(page(await readMails(dataDir), nonce), {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    },
  })
}
