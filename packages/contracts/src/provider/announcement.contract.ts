import * as z from 'zod/mini'
import { roleTypes } from '../identity/role-types'
import { id, idParams, instant, requiredName, requiredText } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'

export const announcementForms = ['banner', 'notification'] as const
export const announcementSeverities = ['info', 'warning'] as const
/** Nobody sees a draft; the other states follow from start and end (rule announcement.2). */
export const announcementStates = ['draft', 'scheduled', 'running', 'ended'] as const
export type AnnouncementState = (typeof announcementStates)[number]

export const announcementLimits = { title: 120, message: 1000, places: 100, schools: 500 } as const

const audience = {
  /** Empty means every role, as in the other lists every state, type or school. */
  roles: z.array(z.enum(roleTypes)).check(z.maxLength(roleTypes.length)),
  stateIds: z.array(id).check(z.maxLength(announcementLimits.places)),
  schoolTypeIds: z.array(id).check(z.maxLength(announcementLimits.places)),
  schoolIds: z.array(id).check(z.maxLength(announcementLimits.schools)),
}

export const announcementAudienceSchema = z.strictObject(audience)
export type AnnouncementAudience = z.infer<typeof announcementAudienceSchema>

/** Plain text, in which addresses beginning with https become links. */
const title = requiredName(announcementLimits.title)
const message = requiredText(announcementLimits.message)

export const createAnnouncementSchema = z.strictObject({
  form: z.enum(announcementForms),
  severity: z.enum(announcementSeverities),
  titleDe: title,
  messageDe: message,
  titleEn: title,
  messageEn: message,
  startsAt: instant,
  /** After the start, else VALIDATION_FAILED. */
  endsAt: instant,
  isDraft: z.boolean(),
  ...audience,
})
export type CreateAnnouncement = z.infer<typeof createAnnouncementSchema>

export const updateAnnouncementSchema = z.partial(createAnnouncementSchema)
export type UpdateAnnouncement = z.infer<typeof updateAnnouncementSchema>

export const announcementSchema = z.object({
  id,
  createdAt: instant,
  updatedAt: instant,
  state: z.enum(announcementStates),
  form: z.enum(announcementForms),
  severity: z.enum(announcementSeverities),
  titleDe: z.string(),
  messageDe: z.string(),
  titleEn: z.string(),
  messageEn: z.string(),
  startsAt: instant,
  endsAt: instant,
  isDraft: z.boolean(),
  ...audience,
  /** When it was sent as a notification; it cannot be changed after that. */
  toldAt: z.nullable(instant),
  /** People that it reaches, as counted within the last hour. */
  reachCount: z.int(),
  /** People who have dismissed the banner. */
  dismissedCount: z.int(),
})
export type Announcement = z.infer<typeof announcementSchema>

export const announcementReachSchema = z.object({ schoolCount: z.int(), userCount: z.int() })
export type AnnouncementReach = z.infer<typeof announcementReachSchema>

/** A banner as its reader sees it, in their language. */
export const visibleAnnouncementSchema = z.object({
  id,
  severity: z.enum(announcementSeverities),
  title: z.string(),
  message: z.string(),
})
export type VisibleAnnouncement = z.infer<typeof visibleAnnouncementSchema>

const ofProvider = { owner: 'provider', access: 'provider', extension: true } as const

export const announcementRoutes = defineRoutes({
  listAnnouncements: {
    ...ofProvider,
    method: 'GET',
    path: '/provider/announcements',
    list: {
      id: 'uuid',
      createdAt: 'instant',
      startsAt: 'instant',
      endsAt: 'instant',
      titleDe: 'text',
      titleEn: 'text',
      form: 'text',
      state: 'text',
    },
    response: announcementSchema,
    status: 200,
    errors: [],
  },
  createAnnouncement: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/announcements',
    body: createAnnouncementSchema,
    response: announcementSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
  },
  updateAnnouncement: {
    ...ofProvider,
    method: 'PUT',
    path: '/provider/announcements/{id}',
    params: idParams,
    body: updateAnnouncementSchema,
    response: announcementSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMPTY_DTO', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Ends a running one now; any other is UPDATE_NOT_ALLOWED. */
  endAnnouncement: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/announcements/{id}/end',
    params: idParams,
    response: announcementSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'UPDATE_NOT_ALLOWED'],
  },
  deleteAnnouncement: {
    ...ofProvider,
    method: 'DELETE',
    path: '/provider/announcements/{id}',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
  /** Undoes a deletion. */
  restoreAnnouncement: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/announcements/{id}/restore',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
  /** The present size of an audience; saves nothing. */
  countAnnouncementReach: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/announcements/reach',
    body: announcementAudienceSchema,
    response: announcementReachSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
  },
  /** Banners for the caller in the current school, newest first. */
  listShownAnnouncements: {
    owner: 'provider',
    access: 'member',
    extension: true,
    method: 'GET',
    path: '/announcements',
    response: rowsOf(visibleAnnouncementSchema),
    status: 200,
    errors: [],
  },
  /** Dismisses a banner for good; repeating it changes nothing. */
  dismissAnnouncement: {
    owner: 'provider',
    access: 'member',
    extension: true,
    whileClosing: true,
    method: 'PUT',
    path: '/announcements/{id}/dismissal',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
