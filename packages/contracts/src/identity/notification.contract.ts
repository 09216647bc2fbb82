import * as z from 'zod/mini'
import { id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'

export const notificationTypes = [
  'classInvite',
  'welcome',
  'general',
  'reportSubjectEditRequest',
  'reportSubjectCompleted',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationChannels = ['inApp', 'email'] as const

/** Kinds whose channels people choose; not the welcome, which comes once, before anybody could choose. */
export const chosenNotificationTypes = [
  'classInvite',
  'general',
  'reportSubjectEditRequest',
  'reportSubjectCompleted',
] as const satisfies readonly NotificationType[]
export type ChosenNotificationType = (typeof chosenNotificationTypes)[number]

/** How a person gets a kind of notification: in the product, by mail, both, or not at all (rule notification.2). */
export const notificationChoiceSchema = z.strictObject({
  type: z.enum(chosenNotificationTypes),
  inApp: z.boolean(),
  email: z.boolean(),
})
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>

/** One choice for each kind. */
export const notificationChoicesSchema = z.object({ choices: z.array(notificationChoiceSchema) })

export const notificationSchema = z.object({
  id,
  type: z.enum(notificationTypes),
  channel: z.enum(notificationChannels),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** The target of its link. */
  targetId: z.nullable(id),
  metaData: z.nullable(z.record(z.string(), z.string())),
  sender: z.nullable(personSchema),
  createdAt: instant,
})
export type Notification = z.infer<typeof notificationSchema>

/** The data of an event of the stream. */
const unreadNotificationsSchema = z.object({
  count: z.int(),
  /** When the newest of them came. */
  newestAt: z.nullable(instant),
})
export type UnreadNotifications = z.infer<typeof unreadNotificationsSchema>

/** Maximum notifications of one call. */
export const notificationLimits = { ids: 2000 } as const

export const markAsReadSchema = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(notificationLimits.ids)),
})
export type MarkAsRead = z.infer<typeof markAsReadSchema>

export const notificationRoutes = defineRoutes({
  /** The caller's notifications, newest first; filter by `isRead` for new ones. */
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    owner: 'identity',
    access: 'session',
    list: {
      id: 'uuid',
      type: 'text',
      channel: 'text',
      title: 'text',
      message: 'text',
      isRead: 'boolean',
      targetId: 'uuid',
      createdAt: 'instant',
    },
    response: notificationSchema,
    status: 200,
    errors: [],
  },
  /**
   * One event `change` at the start and after every change of the caller's notifications, with the number of unread
   * ones and the time of the newest as JSON. Without data, something may have changed. One event `stale` for a row that
   * has changed and that pages of the caller wait for: the noun of its calls and its id.
   */
  streamNotifications: {
    method: 'GET',
    path: '/notifications/stream',
    owner: 'identity',
    access: 'session',
    response: 'events',
    status: 200,
    errors: [],
    extension: true,
  },
  /** The caller's choice for each kind, or the default. */
  listNotificationChoices: {
    method: 'GET',
    path: '/notifications/choices',
    owner: 'identity',
    access: 'session',
    response: notificationChoicesSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  setNotificationChoice: {
    method: 'PUT',
    path: '/notifications/choices',
    owner: 'identity',
    access: 'session',
    body: notificationChoiceSchema,
    status: 200,
    errors: ['EMPTY_DTO', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** All or none; marking a read notification again changes nothing. */
  markNotificationsAsRead: {
    method: 'PUT',
    path: '/notifications/mark-as-read',
    owner: 'identity',
    access: 'session',
    body: markAsReadSchema,
    status: 200,
    errors: ['NOT_FOUND', 'EMPTY_DTO', 'VALIDATION_FAILED'],
  },
})
