import * as z from 'zod/mini'
import { freeText, id, instant, pictureData, requiredName, uploadedPicture } from './wire/fields'
import { defineRoutes } from './wire/route'
import { updateErrors } from './wire/route-errors'

/** The provider's templates, or none. */
export const templateSources = ['lernspur', 'fresh'] as const

/** Who signs a printed report, in the order of its lines. */
export const reportSigners = ['classTeacher', 'headOfSchool', 'guardians'] as const
export type ReportSigner = (typeof reportSigners)[number]

/** What printed reports show besides their contents (rule school.6). */
export const reportLayoutSchema = z.strictObject({
  signers: z.array(z.enum(reportSigners)).check(z.maxLength(reportSigners.length)),
  /** Whether competences without a level are listed. */
  showsUnobserved: z.boolean(),
})
export type ReportLayout = z.infer<typeof reportLayoutSchema>

/** The layout of a school that has chosen none. */
export const usualReportLayout: ReportLayout = { signers: [...reportSigners], showsUnobserved: true }

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
  /** When the school is removed; until then it is only read (rule keeping.4). Browsers may still keep one without it. */
  closesAt: z.optional(z.nullable(instant)),
  /** Printed on reports. Only the school itself is told, not those that list schools. */
  logo: z.optional(z.nullable(uploadedPicture)),
  /** Null is the usual one. */
  reportLayout: z.optional(z.nullable(reportLayoutSchema)),
})
export type Tenant = z.infer<typeof tenantSchema>

/** The list variant carries counts only; a provider never reads more of a school. */
export const tenantRowSchema = z.extend(tenantSchema, {
  userCount: z.int(),
  studentCount: z.int(),
  schoolClassCount: z.int(),
  /** Whether the provider has ordered that it closes, and so may undo it. */
  isClosedByProvider: z.boolean(),
})
export type TenantRow = z.infer<typeof tenantRowSchema>

export const tenantLimits = { name: 255, slogan: 255 } as const

const tenantInput = {
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

/** Nobody can work at a disabled school, and its data is kept; only the provider may disable one. */
export const updateProviderTenantSchema = z.partial(z.strictObject({ ...tenantInput, isDisabled: z.boolean() }))
export type UpdateProviderTenant = z.infer<typeof updateProviderTenantSchema>

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

export const tenantParams = z.object({ tenantId: id })

export const providerTenantRoutes = defineRoutes({
  /** A new school without members; its first admin is added afterwards. */
  createTenant: {
    method: 'POST',
    path: '/provider/tenants',
    owner: 'provider',
    access: 'provider',
    body: onboardTenantSchema,
    response: tenantSchema,
    status: 201,
    errors: ['TENANT_ALREADY_EXISTS', 'VALIDATION_FAILED'],
  },
  updateTenant: {
    method: 'PUT',
    path: '/provider/tenants/{tenantId}',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    body: updateProviderTenantSchema,
    response: tenantSchema,
    status: 200,
    errors: [...updateErrors, 'TENANT_ALREADY_EXISTS', 'EDIT_CONFLICT'],
  },
  /** Deletes an unused school at once, a disabled one after 30 days; others can be disabled, not deleted. */
  deleteTenant: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION', 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** Keeps a school that the provider had deleted and whose 30 days are not over. */
  undoDeleteTenant: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/closing',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
    extension: true,
  },
  listTenants: {
    method: 'GET',
    path: '/provider/tenants',
    owner: 'provider',
    access: 'provider',
    list: {
      id: 'uuid',
      createdAt: 'instant',
      updatedAt: 'instant',
      name: 'text',
      slogan: 'text',
      isDisabled: 'boolean',
      isProvider: 'boolean',
      isWizardFinalized: 'boolean',
      countryId: 'uuid',
      stateId: 'uuid',
      schoolTypeId: 'uuid',
      userCount: 'integer',
      studentCount: 'integer',
      schoolClassCount: 'integer',
    },
    response: tenantRowSchema,
    status: 200,
    errors: [],
  },
})
