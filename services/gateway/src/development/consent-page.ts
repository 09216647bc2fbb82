import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { consentPath } from '@lernspur/release/development-statement'
import { newToken } from '@lernspur/service-kit/session/token'
import type { Session } from './session-table'

const texts: Record<Language, (session: Session | undefined) => { title: string; body: string; begin: string }> = {
  de: (session) => ({
    title: 'Entwicklung',
    body: session
      ? `${session.developer} zeigt den Bereich „${session.page.area}“ in der Entwicklung. Nur dieser Browser zeigt ihn dann so, mit Ihren Rechten und echten Daten. Beginnen Sie nur, wenn Sie ihn dort selbst gestartet haben oder dem Absender vertrauen.`
      : 'Diese Adresse gilt nicht mehr: Der Befehl, der sie ausgegeben hat, läuft nicht.',
    begin: 'Entwicklung beginnen',
  }),
  en: (session) => ({
    title: 'Development',
    body: session
      ? `${session.developer} shows the area “${session.page.area}” under development. Only this browser will then show it so, with your rights and real data. Begin only if you started it there yourself or trust whoever sent you here.`
      : 'This address is no longer valid: the command that printed it is not running.',
    begin: 'Begin development',
  }),
}

const style = `:root { color-scheme: light dark }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; background: #f6f3ee; color: #22303a }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border: 0; border-radius: 8px; background: #1f5f5b; color: #fff; cursor: pointer }
button:focus-visible { outline: 3px solid #22303a; outline-offset: 2px }
@media (prefers-color-scheme: dark) { body { background: #1b2228; color: #eef1f2 } button:focus-visible { outline-color: #eef1f2 } }`

/**
 * Asks whether this browser may show a developer's version of an area: a link alone changes nothing (rule release.13).
 */
export const consentPage = (session: Session | undefined, language: Language): Response => {
  const nonce = newToken()
  const { title, body, begin } = texts[language](session)
  const form = session
    ? `<form method="post" action="${consentPath}"><input type="hidden" name="session" value="${session.session}"><button>${begin}</button></form>`
    : ''
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Lernspur</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${Bun.escapeHTML(body)}</p>${form}</main></body></html>
`
  return new Response(html, {
    status: session ? 200 : 404,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'strict-origin',
    },
  })
}
