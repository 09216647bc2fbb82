import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { tenantActSchema } from './tenant-view.contract'

/** Something that the provider's people did, or that was done on the server; about a school or not. */
export const providerActSchema = z.extend(tenantActSchema, {
  /** The school that it is about, if it is still there. */
  school: z.nullable(z.object({ id, name: z.string() })),
})
export type ProviderAct = z.infer<typeof providerActSchema>

export const providerActRoutes = defineRoutes({
  /** The provider's own audit, newest first: who changed what. */
  listProviderActs: {
    method: 'GET',
    path: '/provider/acts',
    owner: 'provider',
    access: 'provider',
    list: { id: 'uuid', createdAt: 'instant', noun: 'text', userId: 'uuid', schoolId: 'uuid' },
    response: providerActSchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
