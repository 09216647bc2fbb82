import type { MediaType, Operation, Parameter } from '@lernspur/service-kit/openapi/openapi-document'
import { mayCall } from './may-call'
import { limitsText, type SchemaRow, schemaRows, typeText } from './schema-rows'

const escapeHtml = (text: string): string => Bun.escapeHTML(text)

/** Text with backticked parts as code. */
export const prose = (text: string): string =>
  escapeHtml(text).replace(/&#x60;([^&]+)&#x60;|`([^`]+)`/g, '<code>$1$2</code>')

const table = (caption: string, rows: readonly SchemaRow[]): string =>
  rows.length === 0
    ? ''
    : `<table><caption>${caption}</caption><tbody>${rows
        .map(
          ({ path, type, limits, isRequired }) =>
            `<tr><th scope="row"><code>${escapeHtml(path)}</code></th><td>${escapeHtml(type)}</td><td>${escapeHtml(limits)}</td><td>${isRequired ? 'required' : ''}</td></tr>`,
        )
        .join('')}</tbody></table>`

const listFields = ({ schema: { items } }: Parameter): string =>
  [items, ...(items?.oneOf ?? [])].flatMap((one) => one?.properties?.field?.enum ?? []).join(', ')

const rowOf = (parameter: Parameter): SchemaRow => {
  const isNested = parameter.style === 'deepObject'
  const fields = listFields(parameter)
  return {
    path: parameter.name,
    type: isNested ? 'query, with brackets' : `${parameter.in}, ${typeText(parameter.schema)}`,
    limits: isNested ? fields : limitsText(parameter.schema),
    isRequired: parameter.required === true,
  }
}

const example = ({ examples }: MediaType): string =>
  examples ? `<pre tabindex="0">${escapeHtml(JSON.stringify(examples.de.value, null, 2))}</pre>` : ''

const bodyHtml = ({ requestBody }: Operation): string =>
  Object.entries(requestBody?.content ?? {})
    .map(
      ([type, media]) =>
        `<h3>Body · ${escapeHtml(type)}${requestBody?.required ? '' : ' · may be left out'}</h3>${table('Fields of the body', schemaRows(media.schema))}${example(media)}`,
    )
    .join('')

const codesIn = (media: MediaType | undefined): string => media?.schema.properties?.error?.enum?.join(', ') ?? ''

const answersHtml = ({ responses }: Operation): string =>
  Object.entries(responses)
    .map(([status, { content = {} }]) => {
      const isSuccess = Number(status) < 300
      const [type = '', media] = Object.entries(content)[0] ?? []
      const fields = isSuccess && media ? table('Fields of the answer', schemaRows(media.schema)) : ''
      return `<dt>${status === 'default' ? 'other' : status}</dt><dd>${escapeHtml(isSuccess ? type : codesIn(media))}${fields}</dd>`
    })
    .join('')

/** One call as a collapsible section of the page. */
export const operationHtml = (path: string, method: string, operation: Operation): string =>
  `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${prose(mayCall(operation))}</p>
${table('Parameters', operation.parameters.map(rowOf))}${bodyHtml(operation)}
<h3>Answers</h3><dl>${answersHtml(operation)}</dl></details>`
