import type { RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import { etag } from '../call/expected-version'
import { file, success, successText } from './answer'
import { Binary } from './binary'
import { checkAnswer } from './check-answer'
import { EventStream, events } from './event-stream'

const hasUpdatedAt = (data: unknown): data is { updatedAt: string } =>
  typeof data === 'object' && data !== null && 'updatedAt' in data && typeof data.updatedAt === 'string'

/** The answer of a call with what its verb returned; throws when the contract's schema rejects it. */
export const respond = (
  output: unknown,
  request: Request,
  route: RouteSpec,
  schema: Schema | undefined,
  headers: Headers,
): Response => {
  if (output instanceof Binary) return file(output, route.status, headers)
  if (output instanceof EventStream) return events(output, headers, request.method)
  if (route.response === undefined) return success(successText(), route.status, headers, request)
  const text = successText(output)
  // Values that JSON cannot represent are missing in it, and every schema rejects that.
  if (schema) checkAnswer(schema, JSON.parse(text).data)
  if (hasUpdatedAt(output)) headers.set('etag', etag(output.updatedAt))
  return success(text, route.status, headers, request)
}
