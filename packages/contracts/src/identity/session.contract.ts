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

/**
 * The key that encrypts the caller's data on a device: the same for all sessions of a person, different for everybody
 * else.
 */
export const offlineKeySchema = z.object({
  /** 32 bytes in base64url. */
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** Hours without a call after which the session ends, and with it the right to keep the key. */
  hours: z.int(),
})
export type OfflineKey = z.infer<typeof offlineKeySchema>

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
  /** The key of the data that the caller's devices store for use without a network (rule browser.6). */
  getOfflineKey: {
    method: 'GET',
    path: '/auth/offline-key',
    owner: 'identity',
    access: 'session',
    response: offlineKeySchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
