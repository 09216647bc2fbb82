import * as z from 'zod/mini'
import { defineRoutes, type ProductService } from './wire/route'

const state = z.enum(['up', 'down'])

export const healthSchema = z.object({
  gateway: state,
  database: state,
  services: z.object({
    identity: state,
    teacher: state,
    'school-admin': state,
    provider: state,
  } satisfies Record<ProductService, typeof state>),
  /** Those that teams have added, by name (rule service-release.9). */
  addedServices: z.record(z.string(), state),
})
export type Health = z.infer<typeof healthSchema>

export const healthRoutes = defineRoutes({
  /** 200 when everything is up; 503 with the same `data` shape when a component is down. */
  healthcheck: {
    method: 'GET',
    path: '/healthcheck',
    owner: 'gateway',
    access: 'public',
    response: healthSchema,
    status: 200,
    errors: [],
  },
})
