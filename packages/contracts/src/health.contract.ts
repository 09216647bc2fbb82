import * as z from 'zod/mini'
import { defineRoutes, serviceNames } from './wire/route'

const state = z.enum(['up', 'down'])

export const healthSchema = z.object({
  gateway: state,
  database: state,
  services: z.record(z.enum(serviceNames), state),
})
export type Health = z.infer<typeof healthSchema>

export const healthRoutes = defineRoutes({
  /** 200 when all is up; 503 with the same `data` shape when a part is down. */
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
