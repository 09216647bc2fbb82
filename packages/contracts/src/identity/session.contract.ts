import * as z from 'zod/mini'
import { id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A browser that is signed in as the caller. */
export const sessionSchema = z.object({
  id,
  /** Browser and system, such as `Firefox, Windows`; null when unknown. */
  device: z.nullable(z.string()),
  createdAt: instant,
  /** Up to five minutes old. */
  lastSeenAt: instant,
  /** The session of this call. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof sessionSchema>

export const sessionRoutes = defineRoutes({
  /** The caller's sessions, the last seen first. */
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    owner: 'identity',
    access: 'session',
    list: { id: 'uuid', device: 'text', createdAt: 'instant', lastSeenAt: 'instant' },
    response: sessionSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Ends all other sessions of the caller. */
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    owner: 'identity',
    access: 'session',
    status: 200,
    errors: [],
    extension: true,
  },
})
