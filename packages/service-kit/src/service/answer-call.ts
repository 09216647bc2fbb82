import { type Ahead, onTerms } from '@lernspur/database/connection/connect'
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
import type { Session } from '../session/session'
import { callerOf } from '../share/caller'
import { isPlainCall } from './route-facts'
import type { BoundRoute } from './slice'
import type { Surroundings } from './surroundings'
import { statementTimeoutOf } from './time-limits'
import type { Trace } from './trace'

/** A call as it came. */
interface Received {
  readonly request: Request
  readonly pathParams: unknown
  readonly trace: Trace
  /** The body, which can be read from the request only once. */
  readonly readSent: () => Promise<unknown>
}

/**
 * Makes the function that answers one route: gate, parameters, query, body, the caller's turn, handler, envelope, in
 * that order, so that a stranger learns nothing from how input is judged. Throws refusals.
 */
export const answerRoute = (
  { route, handler }: BoundRoute,
  { config, db, sessions, files, news, share, timeouts }: Surroundings,
) => {
  const schema = config.mode === 'production' ? undefined : answerSchema(route)
  const statementTimeout = statementTimeoutOf(route, timeouts)
  const pattern = `${route.method} ${route.path}`
  // What is the person's own, not a school's, changes by single statements as well.
  const findSession = isPlainCall(route) && route.access !== 'session' ? sessions.runAhead : sessions.run

  const answer = async (
    { request, pathParams, trace, readSent }: Received,
    session: Session | undefined,
    ahead?: Ahead,
  ): Promise<Response> => {
    if (session) trace.session = session
    const { language, requestId } = trace
    const url = new URL(request.url)
    const params = route.params && validate(route.params, pathParams, 'NOT_FOUND', language)
    const { query, list } = readQuery(url.search, route, language)
    const form = await readForm(request, route, language)
    const sent = form ? form.fields : await readSent()
    const body =
      route.body && sent !== undefined ? validate(route.body, sent, 'VALIDATION_FAILED', language) : undefined
    const whole = form ? [body, form.digest] : body
    const keyed = route.status === 201 ? keyedRequest(request.headers, pattern, url.pathname, whole) : undefined
    const expectedVersion = readExpectedVersion(request.headers)
    const headers = new Headers()
    const output = await share.run(callerOf(session, request.headers), request.signal, async ({ begin }) => {
      const ownDb = onTerms(db, {
        begin,
        ...(ahead && { ahead }),
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

  return async (request: Request, pathParams: unknown, trace: Trace): Promise<Response> => {
    const token = requireToken(request, route, config)
    let sent: Promise<unknown> | undefined
    const readSent = (): Promise<unknown> => {
      sent ??= readBody(request, route)
      return sent
    }
    const received = { request, pathParams, trace, readSent }
    if (token === undefined) return answer(received, undefined)
    return findSession(token, async (session, ahead) => answer(received, requireAccess(request, route, session), ahead))
  }
}
