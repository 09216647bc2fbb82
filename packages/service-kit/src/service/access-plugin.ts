import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { Elysia } from 'elysia'
import { requireAccess, requireToken } from '../access/gate'
import { findSession } from '../session/find-session'
import type { Session } from '../session/session'
import type { ServiceContext } from './service-context'

/** Shows that a call has passed the access rule of its route; `session` is undefined for a public call. */
export interface Admission {
  readonly session: Session | undefined
}

/**
 * Plugin with the macro `access`: the access rule of a route decides from the headers and the session whether a call may
 * be made, before anything else of it is read, so that a stranger learns nothing from how input is judged. Gives the
 * route's handler an `admission`, without which it must not answer.
 */
export const accessPlugin = ({ config, db, traceOf }: ServiceContext) =>
  new Elysia({ name: 'access' }).macro({
    access: (route: RouteSpec) => ({
      resolve: async ({ request }): Promise<{ admission: Admission }> => {
        const token = requireToken(request, route, config)
        if (token === undefined) return { admission: { session: undefined } }
        const session = requireAccess(request, route, await findSession(db, token))
        traceOf(request).session = session
        return { admission: { session } }
      },
    }),
  })
