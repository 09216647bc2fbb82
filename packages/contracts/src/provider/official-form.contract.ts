import * as z from 'zod/mini'
import { formCheckSchema, formContentSchema, officialFormLimits } from '../official-form/form-content'
import { day, id, idParams, instant, personSchema, requiredText } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'

const schoolTypeIds = z.array(id).check(z.maxLength(50))

/** A published version; it never changes (rule form.5). */
export const officialFormVersionSchema = z.object({
  id,
  /** From 1. */
  number: z.int(),
  name: z.string(),
  publishedAt: instant,
  /** Null for those that came with the product, and when the account is gone. */
  publishedBy: z.nullable(personSchema),
  /** Whether somebody has compared it with the official text (rule form.2). */
  isChecked: z.boolean(),
})
export type OfficialFormVersion = z.infer<typeof officialFormVersionSchema>

/** An official form as the provider edits it (rule form.8). */
export const officialFormSchema = z.object({
  id,
  countryId: id,
  /** Null for all states of the country. */
  stateId: z.nullable(id),
  /** Empty for all types of school. */
  schoolTypeIds,
  /** What is being edited; schools see versions alone. */
  draft: formContentSchema,
  /** Of the draft as it is now; null for one that is to be checked (rule form.2). */
  formCheck: z.nullable(formCheckSchema),
  /** Whether the draft differs from the newest version. */
  isChanged: z.boolean(),
  /** Since when it is no longer offered. */
  archivedAt: z.nullable(instant),
  /** Schools that have chosen it. */
  schoolCount: z.int(),
  /** The newest first. */
  versions: z.array(officialFormVersionSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type OfficialForm = z.infer<typeof officialFormSchema>

export const createOfficialFormSchema = z.strictObject({
  countryId: id,
  /** A state of that country. */
  stateId: z.nullable(id),
  /** Types of school of that country; empty for all. */
  schoolTypeIds,
  draft: formContentSchema,
})
export type CreateOfficialForm = z.infer<typeof createOfficialFormSchema>

export const updateOfficialFormSchema = z.strictObject({
  draft: z.optional(formContentSchema),
  /** Types of school of the country; they hold at once, without a new version. */
  schoolTypeIds: z.optional(schoolTypeIds),
  isArchived: z.optional(z.boolean()),
})
export type UpdateOfficialForm = z.infer<typeof updateOfficialFormSchema>

export const checkOfficialFormSchema = z.strictObject({
  /** The decree by its reference. */
  source: requiredText(officialFormLimits.source),
  /** The day of the decree. */
  sourceDate: day,
})
export type CheckOfficialForm = z.infer<typeof checkOfficialFormSchema>

export const previewOfficialFormSchema = z.strictObject({ draft: formContentSchema })
export type PreviewOfficialForm = z.infer<typeof previewOfficialFormSchema>

const ofProvider = { owner: 'provider', access: 'provider', extension: true } as const

export const officialFormRoutes = defineRoutes({
  /** All forms, by Land and name. */
  listOfficialForms: {
    ...ofProvider,
    method: 'GET',
    path: '/provider/official-forms',
    response: rowsOf(officialFormSchema),
    status: 200,
    errors: [],
  },
  createOfficialForm: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/official-forms',
    body: createOfficialFormSchema,
    response: officialFormSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
  },
  /** Changes the draft, or takes the form out of what schools are offered. */
  updateOfficialForm: {
    ...ofProvider,
    method: 'PUT',
    path: '/provider/official-forms/{id}',
    params: idParams,
    body: updateOfficialFormSchema,
    response: officialFormSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMPTY_DTO', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Publishes the draft; VALIDATION_FAILED for blocks that make no form, UPDATE_NOT_ALLOWED for an unchanged one. */
  publishOfficialForm: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/official-forms/{id}/versions',
    params: idParams,
    response: officialFormSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'UPDATE_NOT_ALLOWED', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Records that the caller has compared the draft with the official text (rule form.2). */
  checkOfficialForm: {
    ...ofProvider,
    method: 'POST',
    path: '/provider/official-forms/{id}/check',
    params: idParams,
    body: checkOfficialFormSchema,
    response: officialFormSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  /** Takes back the check of the draft, and of each version with the same content. */
  withdrawOfficialFormCheck: {
    ...ofProvider,
    method: 'DELETE',
    path: '/provider/official-forms/{id}/check',
    params: idParams,
    response: officialFormSchema,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
})

export const officialFormPreviewRoutes = defineRoutes({
  /** A form as it prints, filled in for an invented child; nothing is saved. */
  previewOfficialForm: {
    method: 'POST',
    path: '/official-form-preview',
    owner: 'teacher',
    access: 'provider',
    body: previewOfficialFormSchema,
    response: 'binary',
    mediaType: 'application/pdf',
    status: 200,
    errors: ['VALIDATION_FAILED'],
    extension: true,
  },
})
