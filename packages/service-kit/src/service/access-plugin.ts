import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { Elysia } from 'elysia'
import { requireAccess, requireToken } from '../access/gate'
import { requireProgram } from '../access/program-gate'
import { findSession } from '../session/find-session'
import { presentedToken } from '../session/program'
import type { Session } from '../session/session'
import type { ServiceContext } from './service-context'

/** Shows that a call has passed the access rule of its route; `session` is undefined for a public call. */
export interface Admission {
  readonly session: Session | undefined
}

/**
 * Plugin with the macro `access`: the access rule of a route decides from the headers and the session whether a call may
 * be made, before anything else of it is read, so that a stranger learns nothing from how input is judged. Gives the
 * route's handler an `admission`, without which it must not answer. A token of a program counts before any cookie.
 */
export const accessPlugin = ({ config, db, traceOf }: ServiceContext) =>
  new Elysia({ name: 'access' }).macro({
    access: (route: RouteSpec) => ({
      resolve: async ({ request }): Promise<{ admission: Admission }> => {
        const trace = traceOf(request)
        const program = route.access === 'public' ? undefined : presentedToken(request.headers)
        if (program !== undefined) {
          const session = await requireProgram(request, route, program, db, trace.requestId)
          trace.session = session
          return { admission: { session } }
        }
        const token = requireToken(request, route, config)
        if (token === undefined) return { admission: { session: undefined } }
        const session = requireAccess(request, route, await findSession(db, token))
        trace.session = session
        return { admission: { session } }
      },
    }),
  })
