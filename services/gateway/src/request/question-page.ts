import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { newToken } from '@lernspur/service-kit/session/token'

/** A page of the gateway's own, which asks one question. */
export interface Question {
  readonly title: string
  readonly body: string
  /** Its answer: a form with one hidden field; none where there is nothing to agree to. */
  readonly form?: { readonly action: string; readonly field: string; readonly value: string; readonly label: string }
  /** Where else to go. */
  readonly link?: { readonly address: string; readonly label: string }
}

const style = `:root { color-scheme: light dark }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; background: #f6f3ee; color: #22303a }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border: 0; border-radius: 8px; background: #1f5f5b; color: #fff; cursor: pointer }
button:focus-visible { outline: 3px solid #22303a; outline-offset: 2px }
@media (prefers-color-scheme: dark) { body { background: #1b2228; color: #eef1f2 } button:focus-visible { outline-color: #eef1f2 } }`

const formOf = ({ form }: Question): string =>
  form
    ? `<form method="post" action="${form.action}"><input type="hidden" name="${form.field}" value="${Bun.escapeHTML(form.value)}"><button>${form.label}</button></form>`
    : ''

const linkOf = ({ link }: Question): string =>
  link ? `<p><a href="${Bun.escapeHTML(link.address)}">${link.label}</a></p>` : ''

/** The page as a response, 404 without a form: it needs nothing that could fail, and runs no script. */
export const questionPage = (question: Question, language: Language): Response => {
  const nonce = newToken()
  const { title, body, form } = question
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Lernspur</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${Bun.escapeHTML(body)}</p>${formOf(question)}${linkOf(question)}</main></body></html>
`
  return new Response(html, {
    status: form ? 200 : 404,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'strict-origin',
    },
  })
}
