import * as z from 'zod/mini'
import { languages } from './wire/error-catalogue'
import { freeText, id, instant, pictureData, requiredName, uploadedPicture } from './wire/fields'
import { defineRoutes } from './wire/route'

/** The provider's templates, or none. */
export const templateSources = ['lernspur', 'fresh'] as const

/** Signers of a printed report, in the order of its lines. */
export const reportSigners = ['classTeacher', 'headOfSchool', 'guardians'] as const
export type ReportSigner = (typeof reportSigners)[number]

/**
 * How a printed report looks: each level as a word and a picture; levels as columns, on fewer pages; or for the child,
 * in large print.
 */
export const reportForms = ['standard', 'compact', 'child'] as const
export type ReportForm = (typeof reportForms)[number]

/** Further contents of a report, where the Land requires them: none by default (rule print.8). */
export const reportFields = ['birthDate', 'absences', 'classRemark'] as const
export type ReportField = (typeof reportFields)[number]

/** The form that a school has chosen for the reports of a year of schooling; null for all others (rule form.3). */
export const officialFormChoiceSchema = z.strictObject({
  schoolLevel: z.nullable(z.int().check(z.minimum(1), z.maximum(13))),
  officialFormId: id,
})
export type OfficialFormChoice = z.infer<typeof officialFormChoiceSchema>

/** What printed reports show beside their contents (rule school.6). */
export const reportLayoutSchema = z.strictObject({
  signers: z.array(z.enum(reportSigners)).check(z.maxLength(reportSigners.length)),
  /** Whether competences without a level are listed. */
  showsUnobserved: z.boolean(),
  /** `standard` by default. */
  form: z.optional(z.enum(reportForms)),
  /** In which its fixed words are printed, whoever prints it; German by default (rule print.10). */
  language: z.optional(z.enum(languages)),
  /** None by default. */
  fields: z.optional(z.array(z.enum(reportFields)).check(z.maxLength(reportFields.length))),
  /** None by default: reports are printed in the product's own layout. */
  officialForms: z.optional(z.array(officialFormChoiceSchema).check(z.maxLength(14))),
})
export type ReportLayout = z.infer<typeof reportLayoutSchema>

/** The layout of a school that has not chosen one. */
export const defaultReportLayout: ReportLayout = { signers: [...reportSigners], showsUnobserved: true }

/** A school, or the provider (rule school.1). */
export const tenantSchema = z.object({
  id,
  createdAt: instant,
  updatedAt: instant,
  name: z.string(),
  slogan: z.nullable(z.string()),
  isDisabled: z.boolean(),
  isProvider: z.boolean(),
  isWizardFinalized: z.boolean(),
  countryId: id,
  stateId: id,
  schoolTypeId: z.nullable(id),
  subjectTemplateSource: z.nullable(z.enum(templateSources)),
  /**
   * When the school is removed; until then it is read-only (rule keeping.4). Missing in data that browsers stored
   * earlier.
   */
  closesAt: z.optional(z.nullable(instant)),
  /** Where the school is now that it has moved to another installation (rule move.3). */
  movedTo: z.optional(z.nullable(z.string())),
  /** Since when it is disabled, and why; members are not told why (rule school.7). */
  disabledAt: z.optional(z.nullable(instant)),
  disabledReason: z.optional(z.nullable(z.string())),
  /** Printed on reports. Sent only to the school itself, not in lists of schools. */
  logo: z.optional(z.nullable(uploadedPicture)),
  /** Null for the default layout. */
  reportLayout: z.optional(z.nullable(reportLayoutSchema)),
})
export type Tenant = z.infer<typeof tenantSchema>

export const tenantLimits = { name: 255, slogan: 255 } as const

/** The fields that both the school itself and the provider fill in. */
export const tenantInput = {
  name: requiredName(tenantLimits.name),
  slogan: z.nullable(freeText(tenantLimits.slogan)),
  countryId: id,
  /** A state of that country. */
  stateId: id,
  schoolTypeId: z.nullable(id),
  subjectTemplateSource: z.nullable(z.enum(templateSources)),
}

export const updateTenantSchema = z.partial(
  z.strictObject({
    ...tenantInput,
    /** A new picture, or the present one; null removes it. */
    logo: z.nullable(z.union([pictureData, uploadedPicture])),
    reportLayout: z.nullable(reportLayoutSchema),
  }),
)
export type UpdateTenant = z.infer<typeof updateTenantSchema>

export const onboardTenantSchema = z.strictObject({
  ...tenantInput,
  slogan: z.optional(tenantInput.slogan),
  schoolTypeId: z.optional(tenantInput.schoolTypeId),
  subjectTemplateSource: z.optional(tenantInput.subjectTemplateSource),
})
export type OnboardTenant = z.infer<typeof onboardTenantSchema>

export const tenantRoutes = defineRoutes({
  updateCurrentTenant: {
    method: 'PUT',
    path: '/tenants/current',
    owner: 'school-admin',
    access: 'manager',
    body: updateTenantSchema,
    response: tenantSchema,
    status: 200,
    errors: [
      'EMPTY_DTO',
      'NOT_FOUND',
      'TENANT_ALREADY_EXISTS',
      'VALIDATION_FAILED',
      'FILE_VALIDATION_FAILED',
      'EDIT_CONFLICT',
    ],
  },
  finalizeWizard: {
    method: 'PUT',
    path: '/tenants/current/finalize-wizard',
    owner: 'school-admin',
    access: 'manager',
    response: tenantSchema,
    status: 200,
    errors: [],
  },
  /** A new school; the caller, who belongs to none and has an allowed address, becomes its admin. */
  onboardTenant: {
    method: 'POST',
    path: '/tenants/onboard',
    owner: 'school-admin',
    access: 'session',
    body: onboardTenantSchema,
    response: tenantSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'TENANT_ALREADY_EXISTS', 'VALIDATION_FAILED'],
  },
  getCurrentTenant: {
    method: 'GET',
    path: '/tenants/current',
    owner: 'school-admin',
    access: 'member',
    response: tenantSchema,
    status: 200,
    errors: [],
  },
})
