import * as z from 'zod/mini'
import { addedDataSchema } from '../processing/added-data'
import { areaNameSchema, areaReleaseSchema, shellReleaseSchema } from '../registry.contract'
import { isServiceName } from '../wire/route'

/** What can be released alone: an area, a service or the shell. */
export const unitKinds = ['area', 'service', 'shell'] as const
export type UnitKind = (typeof unitKinds)[number]

/**
 * A unit as the registry knows it. An area and a service may share a name. The gateway is a service of that name, so that
 * what was released before reads its rows as well.
 */
export interface Unit {
  readonly kind: UnitKind
  readonly name: string
}

/**
/**
 * The unit with this name in commands and files: `shell`, `gateway`, `teacher`, `teacher-service`. Undefined for an
 * invalid name; only the registry knows whether a unit of that name exists.
 */
export const unitOf = (id: string): Unit | undefined => {
  if (id === 'shell') return { kind: 'shell', name: id }
  if (id === 'gateway') return { kind: 'service', name: id }
  const service = /^(.+)-service$/.exec(id)?.[1]
  if (service !== undefined) return isServiceName(service) ? { kind: 'service', name: service } : undefined
  return areaNameSchema.safeParse(id).success ? { kind: 'area', name: id } : undefined
}

/** The name by which commands and files know a unit. */
export const unitId = ({ kind, name }: Unit): string =>
  kind === 'service' && name !== 'gateway' ? `${name}-service` : name

/**
 * The name by which the store of released files knows a unit: what was released before gives the gateway's files that
 * name, and removes files of units that it does not know.
 */
export const unitInStore = ({ kind, name }: Unit): string => (kind === 'service' ? `${name}-service` : name)

/** `<package version>-<first 8 of the content's hash>`. */
export const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/))

/** A file of a release; `path` is relative to its folder, with forward slashes. */
export const releaseFileSchema = z.object({
  path: z.string().check(z.regex(/^(?:[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*\/)*[A-Za-z0-9_@+~-][A-Za-z0-9_.@+~-]*$/)),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  /** `sha384-…`, over these bytes as they are stored. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
})
export type ReleaseFile = z.infer<typeof releaseFileSchema>

/**
 * Facts that the build found about a unit, by topic, such as names of the facade, operations, fields, texts, slots and
 * paths. The check compares what one side needs with what the other provides.
 */
const facts = z._default(z.record(z.string(), z.array(z.string())), {})

const common = {
  name: z.string(),
  /** Identifies the content: two releases of a unit with one version have equal bytes (rule release.1). */
  version: releaseVersion,
  /** All files, in the order of their paths. */
  files: z.array(releaseFileSchema),
  needs: facts,
  provides: facts,
}

/** An immutable release: its files, how to run it, and what it needs and provides. */
export const releaseManifestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('area'), ...common, page: areaReleaseSchema }),
  z.object({ kind: z.literal('shell'), ...common, page: shellReleaseSchema }),
  z.object({
    kind: z.literal('service'),
    ...common,
    /** The file that runs it. */
    entry: z.string(),
    /** What it stores of people, where a team has added it. */
    personalData: z.optional(addedDataSchema),
  }),
])
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>
