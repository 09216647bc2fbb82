import * as z from 'zod/mini'
import { roleTypes } from '../identity/role-types'
import { roleStatuses } from '../identity/user.contract'
import { auditChangeSchema } from '../school-admin/data-protection/audit-entry.contract'
import { closingPreviewSchema } from '../school-admin/data-protection/school-closing.contract'
import { semesters } from '../school-admin/school-year.contract'
import { requestedLossSchema } from '../school-admin/user-role.contract'
import { day, id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { roleInvitationSchema } from './role-invitation'
import { tenantParams } from './tenant-params'

/** Somebody with a role at a school, as the provider sees staff: no rights on classes, no numbers of entries. */
export const tenantPersonSchema = z.object({
  /** Of the role. */
  id,
  user: z.extend(personSchema, { email: z.string() }),
  roleType: z.enum(roleTypes),
  status: z.enum(roleStatuses),
  /** The role type that the provider requests, until an admin of the school confirms it (rule role.8). */
  requestedRoleType: z.nullable(z.enum(roleTypes)),
  requestedLoss: z.nullable(requestedLossSchema),
  /** Another admin of the school has to confirm what the provider takes from the person (rule role.10). */
  isGuarded: z.boolean(),
  /** The only active owner, who stays (rule role.1). */
  isLastAdmin: z.boolean(),
  /** Nobody signs in by the account: its owner closed it, or the provider disabled it (rule support.5). */
  isAccountClosed: z.boolean(),
  inviter: z.nullable(personSchema),
  /** When the person last entered this school; null for never. */
  lastUsedAt: z.nullable(instant),
  /** Null unless the role waits for an answer. */
  invitation: z.nullable(roleInvitationSchema),
  createdAt: instant,
})
export type TenantPerson = z.infer<typeof tenantPersonSchema>

export const tenantYearsSchema = z.object({
  years: z.array(
    z.object({
      id,
      name: z.string(),
      schoolYearStart: day,
      schoolYearEnd: day,
      terms: z.array(
        z.object({ name: z.string(), schoolTermSemester: z.enum(semesters), startDate: day, endDate: day }),
      ),
    }),
  ),
})
export type TenantYears = z.infer<typeof tenantYearsSchema>

export const tenantTemplatesSchema = z.object({
  levels: z.array(
    z.object({
      schoolLevel: z.int(),
      subjects: z.int(),
      /** How many of them are copies of the provider's. */
      takenOver: z.int(),
      takenOverAt: z.nullable(instant),
    }),
  ),
})
export type TenantTemplates = z.infer<typeof tenantTemplatesSchema>

/** Files of a school in the file store: what it has uploaded, and its printed reports. */
export const tenantStorageSchema = z.object({ files: z.int(), bytes: z.int() })
export type TenantStorage = z.infer<typeof tenantStorageSchema>

/** Something that the provider did about a school. */
export const tenantActSchema = z.object({
  id,
  createdAt: instant,
  noun: z.string(),
  verb: z.string(),
  user: z.nullable(personSchema),
  changes: z.array(auditChangeSchema),
})
export type TenantAct = z.infer<typeof tenantActSchema>

const read = { method: 'GET', owner: 'provider', access: 'provider', params: tenantParams, status: 200 } as const

/** A school as the provider sees it, each part by its own call. Classes, children and entries only as counts. */
export const tenantViewRoutes = defineRoutes({
  listTenantPeople: {
    ...read,
    path: '/provider/tenants/{tenantId}/people',
    list: {
      id: 'uuid',
      email: 'text',
      firstName: 'text',
      lastName: 'text',
      roleType: 'text',
      status: 'text',
      lastUsedAt: 'instant',
      createdAt: 'instant',
    },
    response: tenantPersonSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  getTenantYears: {
    ...read,
    path: '/provider/tenants/{tenantId}/school-years',
    response: tenantYearsSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  getTenantTemplates: {
    ...read,
    path: '/provider/tenants/{tenantId}/templates',
    response: tenantTemplatesSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  getTenantStorage: {
    ...read,
    path: '/provider/tenants/{tenantId}/storage',
    response: tenantStorageSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** What a deletion would remove, and the pending one. */
  getTenantClosing: {
    ...read,
    path: '/provider/tenants/{tenantId}/closing',
    response: closingPreviewSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** The provider's own acts, newest first. */
  listTenantActs: {
    ...read,
    path: '/provider/tenants/{tenantId}/acts',
    list: { id: 'uuid', createdAt: 'instant' },
    response: tenantActSchema,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** Mails a pending invitation again; the caller becomes its inviter. UPDATE_NOT_ALLOWED for any other role. */
  resendTenantInvitation: {
    method: 'POST',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}/resend',
    owner: 'provider',
    access: 'provider',
    params: z.extend(tenantParams, { userRoleId: id }),
    status: 200,
    errors: [
      'NOT_FOUND',
      'NO_PERMISSION',
      'UPDATE_NOT_ALLOWED',
      'EMAIL_COOLDOWN_ACTIVE',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
    extension: true,
  },
})
