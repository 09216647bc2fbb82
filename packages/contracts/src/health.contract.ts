import * as z from 'zod/mini'
import { defineRoutes, type ProductService } from './wire/route'

const state = z.enum(['up', 'down'])

/**
 * What may be ill while everything answers (rule operation.5): calls wait for connections to the database, it only
 * reads, the disk is nearly full, mails wait for long, there is no recent backup, files cannot be stored, no more
 * streams of events are taken.
 */
export const healthProblemSchema = z.enum(['connections', 'readOnly', 'disk', 'mail', 'backup', 'files', 'streams'])
export type HealthProblem = z.infer<typeof healthProblemSchema>

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
  /** What is ill, each once; a gateway of an earlier release does not say. */
  problems: z.optional(z.array(healthProblemSchema)),
})
export type Health = z.infer<typeof healthSchema>

export const healthRoutes = defineRoutes({
  /** 200 when everything is up and writes succeed; 503 with the same `data` shape otherwise. */
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
