import { isAbsolute, join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/route'
import * as z from 'zod'
import { StartProblem } from './start'

/** `test` validates as `demo` does and writes no log lines. */
export const modes = ['demo', 'production', 'test'] as const

const isUrl = (protocols: readonly string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

const absolutePath = (name: string) =>
  z.string(`${name} is missing.`).refine(isAbsolute, `${name} must be an absolute path.`)

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'LERNSPUR_CORS_ORIGINS must be origins such as https://app.example, separated by commas.',
  )

const kitEnvironment = z.object({
  LERNSPUR_MODE: z.enum(modes, `LERNSPUR_MODE must be one of ${modes.join(', ')}.`),
  LERNSPUR_SECRET: z
    .string('LERNSPUR_SECRET is missing.')
    .regex(/^[0-9a-f]{64}$/, 'LERNSPUR_SECRET must be 64 hexadecimal characters.'),
  LERNSPUR_PUBLIC_URL: z
    .string('LERNSPUR_PUBLIC_URL is missing.')
    .refine(isUrl(['http:', 'https:']), 'LERNSPUR_PUBLIC_URL must be an address such as http://localhost:3000.'),
  LERNSPUR_RUN: absolutePath('LERNSPUR_RUN'),
  LERNSPUR_DATA: absolutePath('LERNSPUR_DATA'),
  LERNSPUR_CORS_ORIGINS: origins,
})

const serviceEnvironment = kitEnvironment.extend({
  LERNSPUR_DATABASE_URL: z
    .string('LERNSPUR_DATABASE_URL is missing.')
    .refine(
      isUrl(['postgres:', 'postgresql:']),
      'LERNSPUR_DATABASE_URL must be an address such as postgres://user@host/name.',
    ),
})

const toKitConfig = (env: z.output<typeof kitEnvironment>) => ({
  mode: env.LERNSPUR_MODE,
  /** 64 hexadecimal characters; keys are derived from it. */
  secret: env.LERNSPUR_SECRET,
  /** Where browsers reach the product, e.g. `http://localhost:3000`. */
  publicUrl: env.LERNSPUR_PUBLIC_URL,
  /** Folder of unix sockets. */
  runDir: env.LERNSPUR_RUN,
  /** Absolute data folder. */
  dataDir: env.LERNSPUR_DATA,
  /** Origins of other pages that may call; none by default. */
  corsOrigins: env.LERNSPUR_CORS_ORIGINS as readonly string[],
})

/** What every process of Lernspur knows from its environment. */
export type KitConfig = Readonly<ReturnType<typeof toKitConfig>>

/** As `KitConfig`, with the connection of the service's own database role. */
export type ServiceConfig = KitConfig & { readonly databaseUrl: string }

type Environment = Readonly<Record<string, string | undefined>>

const parse = <Shape extends z.ZodType>(shape: Shape, env: Environment): z.output<Shape> => {
  const result = shape.safeParse(env)
  if (result.success) return result.data
  throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
}

/** Environment of a process without a database of its own. Throws a sentence that names the variable. */
export const readKitConfig = (env: Environment = process.env): KitConfig => toKitConfig(parse(kitEnvironment, env))

/** Environment of a service. Throws a sentence that names the variable. */
export const readServiceConfig = (env: Environment = process.env): ServiceConfig => {
  const parsed = parse(serviceEnvironment, env)
  return { ...toKitConfig(parsed), databaseUrl: parsed.LERNSPUR_DATABASE_URL }
}

/** Path of a service's unix socket. */
export const socketPath = (runDir: string, service: ServiceName): string => join(runDir, `${service}.sock`)
