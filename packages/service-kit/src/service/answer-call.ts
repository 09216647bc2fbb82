import { onTerms } from '@lernspur/database/connection/connect'
import { requireAccess, requireToken } from '../access/gate'
import { unlessKnown } from '../answer/answer'
import { answerSchema } from '../answer/check-answer'
import { makeReply } from '../answer/reply'
import { respond } from '../answer/respond'
import { readExpectedVersion } from '../call/expected-version'
import { keyedRequest } from '../call/idempotency'
import { makeCall } from '../call/make-call'
import { readBody } from '../input/body'
import { readForm } from '../input/form'
import { readQuery } from '../input/query'
import { validate } from '../input/validate'
import { findSession } from '../session/find-session'
import type { Session } from '../session/session'
import { callerOf } from '../share/caller'
import type { BoundRoute } from './slice'
import type { Surroundings } from './surroundings'
import { statementTimeoutOf } from './time-limits'
import type { Trace } from './trace'

/**
 * Makes the function that answers one route: gate, parameters, query, body, the caller's turn, handler, envelope, in
 * that order, so that a stranger learns nothing from how input is judged. Throws refusals.
 */
export const answerRoute = (
  { route, handler }: BoundRoute,
  { config, db, files, news, share, timeouts }: Surroundings,
) => {
  const schema = config.mode === 'production' ? undefined : answerSchema(route)
  const statementTimeout = statementTimeoutOf(route, timeouts)
  const pattern = `${route.method} ${route.path}`

  const admit = async (request: Request): Promise<Session | undefined> => {
    const token = requireToken(request, route, config)
    return token === undefined ? undefined : requireAccess(request, route, await findSession(db, token))
  }

  return async (request: Request, pathParams: unknown, trace: Trace): Promise<Response> => {
    const session = await admit(request)
    if (session) trace.session = session
    const { language, requestId } = trace
    const url = new URL(request.url)
    const params = route.params && validate(route.params, pathParams, 'NOT_FOUND', language)
    const { query, list } = readQuery(url.search, route, language)
    const form = await readForm(request, route, language)
    const sent = form ? form.fields : await readBody(request, route)
    const body =
      route.body && sent !== undefined ? validate(route.body, sent, 'VALIDATION_FAILED', language) : undefined
    const whole = form ? [body, form.digest] : body
    const keyed = route.status === 201 ? keyedRequest(request.headers, pattern, url.pathname, whole) : undefined
    const expectedVersion = readExpectedVersion(request.headers)
    const headers = new Headers()
    const output = await share.run(callerOf(session, request.headers), request.signal, async ({ begin }) => {
      const ownDb = onTerms(db, {
        begin,
        ...(statementTimeout !== undefined && { statementTimeout }),
      })
      return handler({
        call: makeCall({
          db: ownDb,
          files,
          news,
          session,
          requestId,
          language,
          expectedVersion,
          keyed,
          secret: config.secret,
          publicUrl: config.publicUrl,
        }),
        params,
        query,
        list,
        body,
        files: form?.files,
        headers: request.headers,
        reply: makeReply(headers, config),
      })
    })
    return unlessKnown(request, respond(output, request, route, schema, headers))
  }
}
