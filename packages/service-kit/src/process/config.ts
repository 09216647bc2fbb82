import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import type { RouteOwner, ServiceName } from '@lernspur/contracts/wire/route'
import * as z from 'zod'
import { StartProblem } from './start-problem'

/** `test` validates as `demo` does and writes no log lines. */
const modes = ['demo', 'production', 'test'] as const

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

const s3Names = [
  'LERNSPUR_S3_ENDPOINT',
  'LERNSPUR_S3_BUCKET',
  'LERNSPUR_S3_ACCESS_KEY',
  'LERNSPUR_S3_SECRET_KEY',
] as const

/** All of the first four, or none: then files are in the data folder. */
const s3Environment = {
  LERNSPUR_S3_ENDPOINT: z
    .string()
    .refine(isUrl(['http:', 'https:']), 'LERNSPUR_S3_ENDPOINT must be an address such as https://s3.example.')
    .optional(),
  LERNSPUR_S3_BUCKET: z.string().min(1, 'LERNSPUR_S3_BUCKET is empty.').optional(),
  LERNSPUR_S3_ACCESS_KEY: z.string().min(1, 'LERNSPUR_S3_ACCESS_KEY is empty.').optional(),
  LERNSPUR_S3_SECRET_KEY: z.string().min(1, 'LERNSPUR_S3_SECRET_KEY is empty.').optional(),
  LERNSPUR_S3_REGION: z.string().min(1, 'LERNSPUR_S3_REGION is empty.').default('us-east-1'),
}

const kitEnvironment = z.object({
  ...s3Environment,
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
  LERNSPUR_EXPLAIN_FAILURES: z.enum(['1', '']).optional(),
})

/** Connections of a service for single queries, and as many for transactions. */
export const defaultPoolSize = 8

const serviceEnvironment = kitEnvironment.extend({
  LERNSPUR_DATABASE_URL: z
    .string('LERNSPUR_DATABASE_URL is missing.')
    .refine(
      isUrl(['postgres:', 'postgresql:']),
      'LERNSPUR_DATABASE_URL must be an address such as postgres://user@host/name.',
    ),
  LERNSPUR_SOCKET: absolutePath('LERNSPUR_SOCKET').optional(),
  LERNSPUR_POOL_SIZE: z.coerce
    .number('LERNSPUR_POOL_SIZE must be a whole number from 2 to 100.')
    .int('LERNSPUR_POOL_SIZE must be a whole number from 2 to 100.')
    .min(2, 'LERNSPUR_POOL_SIZE must be a whole number from 2 to 100.')
    .max(100, 'LERNSPUR_POOL_SIZE must be a whole number from 2 to 100.')
    .default(defaultPoolSize),
})

/** An S3-compatible store for files. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const toS3Config = (env: Pick<z.output<typeof kitEnvironment>, keyof typeof s3Environment>): S3Config | undefined => {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => env[name])
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: env.LERNSPUR_S3_REGION }
  }
  const missing = s3Names.find((name) => env[name] === undefined)
  if (missing && s3Names.some((name) => env[name] !== undefined)) throw new StartProblem(`${missing} is missing.`)
  return undefined
}

const toKitConfig = (env: z.output<typeof kitEnvironment>) => ({
  mode: env.LERNSPUR_MODE,
  /** 64 hexadecimal characters; keys are derived from it. */
  secret: env.LERNSPUR_SECRET,
  /** Public URL of the product, e.g. `http://localhost:3000`. */
  publicUrl: env.LERNSPUR_PUBLIC_URL,
  /** Folder of unix sockets. */
  runDir: env.LERNSPUR_RUN,
  /** Absolute data folder. */
  dataDir: env.LERNSPUR_DATA,
  /** Whether unexpected errors are written out, with message and statement: while developing, never for real schools. */
  explainsFailures: env.LERNSPUR_EXPLAIN_FAILURES === '1' && env.LERNSPUR_MODE !== 'production',
  /** Origins of other pages that may call; none by default. */
  corsOrigins: env.LERNSPUR_CORS_ORIGINS as readonly string[],
  /** The bucket for files; else they are stored in the data folder. */
  s3: toS3Config(env),
})

/** Configuration of every Lernspur process, from its environment. */
export type KitConfig = Readonly<Omit<ReturnType<typeof toKitConfig>, 's3'>> & { readonly s3?: S3Config | undefined }

/** As `KitConfig`, with the connection of the service's own database role. */
export type ServiceConfig = KitConfig & {
  readonly databaseUrl: string
  /** Connections for single queries, and as many for transactions. */
  readonly poolSize: number
  /** Unix socket to listen on; by default the one that others know the service by. */
  readonly socket?: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const parse = <Shape extends z.ZodType>(shape: Shape, env: Environment): z.output<Shape> => {
  const result = shape.safeParse(env)
  if (result.success) return result.data
  throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
}

/** The configured store for files; undefined where they lie in the data folder. Throws a StartProblem. */
export const readS3Config = (env: Environment = process.env): S3Config | undefined =>
  toS3Config(parse(z.object(s3Environment), env))

/** Environment of a process without a database. Throws a StartProblem that names the variable. */
export const readKitConfig = (env: Environment = process.env): KitConfig => toKitConfig(parse(kitEnvironment, env))

/** Environment of a service. Throws a StartProblem that names the variable. */
export const readServiceConfig = (env: Environment = process.env): ServiceConfig => {
  const parsed = parse(serviceEnvironment, { ...env, LERNSPUR_POOL_SIZE: env.LERNSPUR_POOL_SIZE || undefined })
  const { LERNSPUR_DATABASE_URL: databaseUrl, LERNSPUR_POOL_SIZE: poolSize, LERNSPUR_SOCKET: socket } = parsed
  return { ...toKitConfig(parsed), databaseUrl, poolSize, ...(socket !== undefined && { socket }) }
}

/** Path of the unix socket that others know a service by; a link to its process's socket where releases take turns. */
export const socketPath = (runDir: string, service: RouteOwner): string => join(runDir, `${service}.sock`)

/** Path of the socket of a version of a service that runs beside the stable one. */
const instanceSocket = (runDir: string, service: RouteOwner, version: string): string =>
  join(runDir, `${service}@${version}.sock`)

/** Whether a version of a service runs beside the stable one and can take requests (rule service-release.7). */
export const isInstanceRunning = (runDir: string, service: RouteOwner, version: string): boolean =>
  existsSync(instanceSocket(runDir, service, version))

/** Path of the file that names the stable version of a service that runs here. */
export const versionPath = (runDir: string, service: string): string => join(runDir, `${service}.version`)

/** Whether a stable version of a service has its place here; also where it is not known which one runs. */
export const isStableRunning = (runDir: string, service: RouteOwner, version: string): boolean => {
  if (isInstanceRunning(runDir, service, version)) return true
  try {
    return readFileSync(versionPath(runDir, service), 'utf8') === version
  } catch {
    return true
  }
}

const linked = (runDir: string, path: string): string | undefined => {
  try {
    return resolve(runDir, readlinkSync(path))
  } catch {
    return undefined
  }
}

/**
 * Path of the unix socket of the process that now answers for a service: of the given version if it runs beside the
 * stable one, else of the stable one. Looked up for each request: connections are kept by path, and none to a replaced
 * process must be used again (rule service-release.3).
 */
export const liveSocket = (runDir: string, service: ServiceName, version?: string | null): string => {
  const isInstance = version !== undefined && version !== null && isInstanceRunning(runDir, service, version)
  const instanceUrl = isInstance ? linked(runDir, instanceSocket(runDir, service, version)) : undefined
  const path = socketPath(runDir, service)
  return instanceUrl ?? linked(runDir, path) ?? path
}
