import type * as z from 'zod/mini'
import type { Access } from './access'
import type { ErrorCode } from './error-catalogue'
import type { FileFields } from './file'
import type { ListFields } from './list'
import type { ProgramScope } from './program-scope'

/** The services of the product itself. Those that teams add are in no list: what is released says which there are. */
export const serviceNames = ['identity', 'teacher', 'school-admin', 'provider'] as const
export type ProductService = (typeof serviceNames)[number]
/** Any service that owns calls, of the product or of a team; `isServiceName` says what may be one. */
export type ServiceName = string
/** A service, or `gateway`, which answers its own calls itself. */
export type RouteOwner = ServiceName | 'gateway'

/** Characters of a service's name. */
export const maxServiceName = 30

/** Names of roles, processes, units and paths below `/api` that are no service's. */
const otherNames = ['gateway', 'platform', 'release', 'shell', 'all', 'docs']

/**
 * Whether a service may have this name: English words in lower case, joined by hyphens, at most 30 characters. Roles of
 * the database, folders and units are named after it, so none of them may be another's (rule service-release.9).
 */
export const isServiceName = (name: string): boolean =>
  name.length <= maxServiceName &&
  /^[a-z]+(?:-[a-z]+)*$/.test(name) &&
  !/(?:^|-)(?:service|owner|contract)$/.test(name) &&
  !otherNames.includes(name)

/** Whether a service is one of the product. */
export const isProductService = (name: string): name is ProductService => serviceNames.some((one) => one === name)

/** Whether a name is that of a service which a team has added to those of the product. */
export const isAddedService = (name: string): boolean => isServiceName(name) && !isProductService(name)

/** Whether a path below `/api` lies below the prefix of a service that a team has added: `/timetable/entries`. */
export const isOwnPath = (service: ServiceName, path: string): boolean =>
  path === `/${service}` || path.startsWith(`/${service}/`)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Any schema of the contract. */
export type Schema = z.ZodMiniType

/**
 * One call of the product: who owns it, who may make it, its input, its output and its errors. The server validates by
 * it, the gateway routes by it, the client is typed by it (rule call.8).
 */
export interface RouteSpec {
  readonly method: Method
  /** Below `/api`, parameters in braces: `/classes/{id}`. */
  readonly path: `/${string}`
  readonly owner: RouteOwner
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  /** Makes the call a list: fields that may be filtered and ordered; `response` is then the shape of one row. */
  readonly list?: ListFields
  readonly body?: Schema
  /** The body may be left out altogether. */
  readonly optionalBody?: true
  /** Makes the body multipart/form-data: these files, and the fields of `body` as text, which its schema must coerce. */
  readonly multipart?: FileFields
  /** Shape of `data`; `binary` for files; `events` for a stream of them; absent for calls that only return success. */
  readonly response?: Schema | 'binary' | 'events'
  /** Media type of a file that comes back. */
  readonly mediaType?: string
  /** 201 for a create, else 200. */
  readonly status: 200 | 201
  readonly errors: readonly ErrorCode[]
  /** Allowed while the school waits to be closed, although its method changes something (rule keeping.4). */
  readonly whileClosing?: true
  /**
   * Needs a recent confirmation of the session (rule session.5): always, or only with a body that has this field, with
   * this value if one is named. CONFIRMATION_REQUIRED without one.
   */
  readonly confirmation?: 'always' | { readonly field: string; readonly value?: string | boolean }
  /** Open to programs whose token has this scope; without it, to none (rule program.2). */
  readonly program?: ProgramScope
  /** Made by another server instead of a browser: a form without cookies or CSRF token, which proves itself. */
  readonly isServerCall?: true
  /** Not in the given list of calls, but needed by the screens (rule call.8). */
  readonly extension?: true
}

export type RouteMap = Readonly<Record<string, RouteSpec>>

/** Preserves the literal types of a noun's calls, so that paths, bodies and responses are typed. */
export const defineRoutes = <const Routes extends RouteMap>(routes: Routes): Routes => routes

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined

type Optional<Files extends FileFields> = {
  [Name in keyof Files]: Files[Name] extends { optional: true } ? Name : never
}[keyof Files]
/** Files of a call as `File`, optional ones left out or undefined. */
type SentFiles<Files extends FileFields, File> = {
  readonly [Name in Exclude<keyof Files, Optional<Files>>]: File
} & { readonly [Name in Optional<Files>]?: File | undefined }

/** What a caller sends as body: the fields, and each file as a Blob beside them. */
export type BodyOf<R extends RouteSpec> = R extends { multipart: infer Files extends FileFields }
  ? (R['body'] extends Schema ? Input<R['body']> : unknown) & SentFiles<Files, Blob>
  : Input<R['body']>
/** What a verb gets as files, in the service's own form. */
export type FilesOf<R extends RouteSpec, File> = R extends { multipart: infer Files extends FileFields }
  ? SentFiles<Files, File>
  : undefined
/** What a verb gets as body, parsed. */
export type ParsedBodyOf<R extends RouteSpec> = Output<R['body']>
export type ParamsOf<R extends RouteSpec> = Output<R['params']>
export type QueryOf<R extends RouteSpec> = Output<R['query']>
/** What `data` holds: rows and count for a list, the entity for other calls. */
export type DataOf<R extends RouteSpec> = R['response'] extends 'binary'
  ? Blob
  : R extends { list: ListFields }
    ? { rows: Output<R['response']>[]; count: number }
    : Output<R['response']>
