import type { OpenApiDocument, Tag } from '@lernspur/service-kit/openapi/openapi-document'
import { operationHtml, prose } from './operation-html'

const style = `
:root { color-scheme: light dark; --ground: #f6f3ee; --page: #fff; --ink: #22303a; --soft: #55636d; --line: #d9d3c8 }
@media (prefers-color-scheme: dark) { :root { --ground: #14191d; --page: #1e252b; --ink: #eceff1; --soft: #a9b4bc; --line: #3a454d } }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink) }
a { color: inherit }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
details { margin: .5rem 0; padding: .5rem 1rem; background: var(--page); border: 1px solid var(--line); border-radius: 10px }
summary { cursor: pointer }
p, summary { overflow-wrap: anywhere }
td:last-child { white-space: nowrap }
summary span, dd, td { color: var(--soft) }
summary b { display: inline-block; min-width: 4.5rem; font-family: ui-monospace, monospace }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
caption { text-align: left; font-weight: 600 }
th, td { padding: .25rem .5rem .25rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere }
pre { padding: .75rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; font-size: .875rem }
dt { float: left; clear: left; width: 3.5rem; font-family: ui-monospace, monospace }
dd { margin: 0 0 .25rem 3.5rem }`

const anchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z]+/g, '-')

const section = ({ name: tag, description }: Tag, document: OpenApiDocument): string => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => operationHtml(path, method, operation)),
  )
  return `<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${Bun.escapeHTML(tag)}</h2><p>${prose(description)}</p>${calls.join('\n')}</section>`
}

/** The description of all calls as a page without scripts; `nonce` is the one of its policy. */
export const docsPage = (document: OpenApiDocument, nonce: string): string => {
  const { tags, info } = document
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Lernspur</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Lernspur API</h1>
<p>All calls of this installation, as a document of <a href="openapi.json">OpenAPI 3.1</a> and as this page. Answers are wrapped: <code>{"success":true,"data":…}</code>, or <code>{"success":false,"error":…,"message":…}</code>. A call needs the session’s cookie, and every call but GET the header <code>x-csrf-token</code>.</p>
<p>${prose(info.description)}</p>
<nav aria-label="Groups of calls"><ul>${tags.map(({ name }) => `<li><a href="#${anchor(name)}">${Bun.escapeHTML(name)}</a></li>`).join('')}</ul></nav>
${tags.map((tag) => section(tag, document)).join('\n')}
</main></body></html>
`
}
