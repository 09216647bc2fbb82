import * as z from 'zod/mini'
import { day, freeText, id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../../wire/route-errors'

/** Characters of each part of a sheet, and of the author's own note. */
export const talkSheetLimits = { part: 1000, note: 4000 } as const

/** The parts of a sheet in the order in which they are printed. */
export const talkParts = ['goingWell', 'practising', 'nextStep', 'agreed'] as const
export type TalkPart = (typeof talkParts)[number]

export const talkSheetSchema = z.object({
  id,
  studentId: id,
  schoolClassId: id,
  /** The day of the talk. */
  heldOn: day,
  goingWell: z.string(),
  practising: z.string(),
  nextStep: z.string(),
  agreed: z.string(),
  /** The author's own note, which nobody else gets (rule talk.3); empty for all others. */
  note: z.string(),
  creator: personSchema,
  createdAt: instant,
  updatedAt: instant,
})
export type TalkSheet = z.infer<typeof talkSheetSchema>

const part = z.optional(freeText(talkSheetLimits.part))
const written = {
  heldOn: z.optional(day),
  goingWell: part,
  practising: part,
  nextStep: part,
  agreed: part,
  note: z.optional(freeText(talkSheetLimits.note)),
}

/** Today by default. Parts that are left out are drafted from observations, except what is agreed (rule talk.2). */
export const createTalkSheetSchema = z.strictObject(written)
export type CreateTalkSheet = z.infer<typeof createTalkSheetSchema>

export const updateTalkSheetSchema = z.strictObject(written)
export type UpdateTalkSheet = z.infer<typeof updateTalkSheetSchema>

const talkSheetParams = z.object({ talkSheetId: id })

/** A sheet belongs to its author and to those with all rights on the class (rule talk.1). */
export const talkSheetRoutes = defineRoutes({
  createTalkSheet: {
    method: 'POST',
    path: '/classes/{schoolClassId}/students/{studentId}/talk-sheets',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ schoolClassId: id, studentId: id }),
    body: createTalkSheetSchema,
    response: talkSheetSchema,
    status: 201,
    errors: createErrors,
    extension: true,
  },
  getTalkSheet: {
    method: 'GET',
    path: '/talk-sheets/{talkSheetId}',
    owner: 'teacher',
    access: 'class:read',
    params: talkSheetParams,
    response: talkSheetSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  updateTalkSheet: {
    method: 'PATCH',
    path: '/talk-sheets/{talkSheetId}',
    owner: 'teacher',
    access: 'class:write',
    params: talkSheetParams,
    body: updateTalkSheetSchema,
    response: talkSheetSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
  deleteTalkSheet: {
    method: 'DELETE',
    path: '/talk-sheets/{talkSheetId}',
    owner: 'teacher',
    access: 'class:write',
    params: talkSheetParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
  getTalkSheetPdf: {
    method: 'GET',
    path: '/talk-sheets/{talkSheetId}/pdf',
    owner: 'teacher',
    access: 'class:read',
    params: talkSheetParams,
    response: 'binary',
    mediaType: 'application/pdf',
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
})
