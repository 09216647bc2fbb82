import * as z from 'zod/mini'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** What becomes of teachers who come by a hub: they wait until the school lets them in, or begin at once. */
export const hubAdmissions = ['waits', 'admits'] as const
export type HubAdmission = (typeof hubAdmissions)[number]

export const hubAdmissionSchema = z.strictObject({ admission: z.enum(hubAdmissions) })
/** The rule of the school; `isUsed` says whether a hub knows the school at all. */
export const schoolHubAdmissionSchema = z.object({ admission: z.enum(hubAdmissions), isUsed: z.boolean() })
export type SchoolHubAdmission = z.infer<typeof schoolHubAdmissionSchema>

const one = { path: '/tenants/current/hub-admission', owner: 'school-admin', status: 200, extension: true } as const

export const hubAdmissionRoutes = defineRoutes({
  getHubAdmission: { ...one, method: 'GET', access: 'manager', response: schoolHubAdmissionSchema, errors: [] },
  /** Holds for everybody who comes from now on, and at their next sign-in for those who wait (rule external.5). */
  setHubAdmission: {
    ...one,
    method: 'PUT',
    access: 'manager',
    body: hubAdmissionSchema,
    response: schoolHubAdmissionSchema,
    errors: updateErrors,
  },
})
