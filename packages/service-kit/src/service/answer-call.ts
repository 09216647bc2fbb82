import { withTerms } from '@lernspur/database/connection/connect'
import { requireConfirmation } from '../access/require-confirmation'
import { requireOpenTarget } from '../access/require-open-target'
import { notModifiedOr } from '../answer/answer'
import { answerSchema } from '../answer/check-answer'
import { EventStream, streamPersonHeader } from '../answer/event-stream'
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
import type { ServiceContext } from './service-context'
import type { BoundRoute } from './slice'
import { statementTimeoutOf } from './time-limits'
import type { Trace } from './trace'

/** A call that has passed the access rule of its route. */
interface AdmittedCall {
  readonly request: Request
  /** Undefined for a public call. */
  readonly session: Session | undefined
  readonly pathParams: unknown
  readonly trace: Trace
}

/**
 * Makes the function that answers the admitted calls of one route: parameters, query, body, the caller's turn, handler,
 * envelope, in that order. Throws refusals.
 */
export const answerRoute = (
  { route, handler }: BoundRoute,
  { config, db, files, publisher: notice, share, timeouts }: ServiceContext,
) => {
  const schema = config.mode === 'production' ? undefined : answerSchema(route)
  const statementTimeout = statementTimeoutOf(route, timeouts)
  const pattern = `${route.method} ${route.path}`

  return async ({ request, session, pathParams, trace }: AdmittedCall): Promise<Response> => {
    const { language, requestId } = trace
    const url = new URL(request.url)
    const params = route.params && validate(route.params, pathParams, 'NOT_FOUND', language)
    const { query, list } = readQuery(url.search, route, language)
    const form = await readForm(request, route, language)
    const sent = form ? form.fields : await readBody(request, route)
    const body =
      route.body && sent !== undefined ? validate(route.body, sent, 'VALIDATION_FAILED', language) : undefined
    const hashInput = form ? [body, form.digest] : body
    // A program's keys are its own, not its maker's.
    const caller = session?.program ? `${pattern} ${session.program.id}` : pattern
    const keyed = route.status === 201 ? keyedRequest(request.headers, caller, url.pathname, hashInput) : undefined
    const expectedVersion = readExpectedVersion(request.headers)
    const headers = new Headers()
    const output = await share.run(callerOf(session, request.headers), request.signal, async ({ begin }) => {
      const ownDb = withTerms(db, {
        begin,
        ...(statementTimeout !== undefined && { statementTimeout }),
      })
      await requireOpenTarget(ownDb, route, params, language)
      await requireConfirmation(ownDb, route, session, body)
      return handler({
        call: makeCall({
          db: ownDb,
          files,
          publisher: notice,
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
    if (output instanceof EventStream && session && request.method !== 'HEAD')
      headers.set(streamPersonHeader, session.userId)
    return notModifiedOr(request, respond(output, request, route, schema, headers))
  }
}
