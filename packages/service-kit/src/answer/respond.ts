import type { RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import { etag } from '../call/expected-version'
import { file, success } from './answer'
import { Binary } from './binary'
import { checkAnswer } from './check-answer'
import { EventStream, events } from './event-stream'
import { JsonText } from './json-text'

const hasUpdatedAt = (data: unknown): data is { updatedAt: string } =>
  typeof data === 'object' && data !== null && 'updatedAt' in data && typeof data.updatedAt === 'string'

/** The answer of a call with what its verb gave; throws what no schema of the contract accepts. */
export const respond = (
  output: unknown,
  request: Request,
  route: RouteSpec,
  schema: Schema | undefined,
  headers: Headers,
): Response => {
  if (output instanceof Binary) return file(output, route.status, headers)
  if (output instanceof EventStream) return events(output, headers)
  if (route.response === undefined) return success(undefined, route.status, headers, request)
  // A value that JSON cannot represent becomes undefined, which no schema accepts.
  const data: JsonText<unknown> | string | undefined = output instanceof JsonText ? output : JSON.stringify(output)
  if (schema) checkAnswer(schema, data && JSON.parse(`${data}`))
  if (hasUpdatedAt(output)) headers.set('etag', etag(output.updatedAt))
  return success(data, route.status, headers, request)
}
