import * as z from 'zod/mini'
import { id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** A school, or the provider (specification, section 3). */
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
  subjectTemplateSource: z.nullable(z.enum(['lernspur', 'fresh'])),
})
export type Tenant = z.infer<typeof tenantSchema>

/** The list variant carries counts only; a provider never reads more of a school. */
export const tenantRowSchema = z.extend(tenantSchema, {
  userCount: z.int(),
  studentCount: z.int(),
  schoolClassCount: z.int(),
})
export type TenantRow = z.infer<typeof tenantRowSchema>

export const tenantRoutes = defineRoutes({
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

export const providerTenantRoutes = defineRoutes({
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
