import * as z from 'zod/mini'
import { id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A browser that is signed in as the caller. */
export const sessionSchema = z.object({
  id,
  /** What it runs on, such as `Firefox, Windows`; null when it did not say. */
  device: z.nullable(z.string()),
  createdAt: instant,
  /** Up to five minutes behind. */
  lastSeenAt: instant,
  /** The session that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof sessionSchema>

export const sessionRoutes = defineRoutes({
  /** Own sessions, the one seen last first. */
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
  /** Signs the caller out everywhere else. */
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
