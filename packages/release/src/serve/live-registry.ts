import type { Registry } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner, ServiceName } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { liveOf } from '../registry/change'
import { withoutParts } from '../registry/joint-canary'
import { type Line, readLines } from '../registry/line'
import { readManifests } from '../registry/releases'
import { signerOf } from '../registry/signature'
import { registryChannel } from '../registry/write-line'
import { flagsFor, type KnownRegistry, registryFor, type Visitor, versionFor } from './chosen'

/** The registry as served to browsers. */
export interface ServedRegistry {
  readonly content: string
  readonly etag: string
  readonly registry: Registry
  /** Integrity of a live version's file by its address; undefined for any other address. */
  integrityOf(url: string): string | undefined
}

/**
 * What a gateway serves of the registry: always the last state that was complete and signed (rules release.2,
 * release.3).
 */
export interface LiveRegistry {
  /** Undefined before the first release. */
  current(visitor: Visitor): ServedRegistry | undefined
  /** Whether some visitors get something else than others: a canary, a version of their school, or what is behind a flag. */
  differsByVisitor(): boolean
  /** The line of every unit, with only those canaries that can be served here. */
  lines(): readonly Line[]
  /** The manifests of everything that is live, in every channel. */
  manifests(): readonly ReleaseManifest[]
  /** The manifest of any released shell or area by its address; undefined if there is none. */
  manifest(unit: string, version: string): Promise<ReleaseManifest | undefined>
  close(): Promise<void>
}

interface LiveOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  readonly secret: string
  /** Whether a version of a service runs here beside the stable one. */
  readonly runs?: (service: ServiceName, version: string) => boolean
  /** Whether the stable version of a service, or of the gateway, has its place here. */
  readonly isStableRunning?: (service: RouteOwner, version: string) => boolean
  /** Called with the reason when the registry cannot be read, once until it can be read again. */
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds between two reads, in case a notification was lost. */
const lookEvery = 15_000

/** Integrities of the files of releases by their addresses. */
const integrityIn = (manifests: readonly ReleaseManifest[]): ServedRegistry['integrityOf'] => {
  const known = new Map(
    manifests.flatMap((one) =>
      one.files.map(({ path, integrity }): [string, string] => [
        `/mfe/${unitId(one)}/${one.version}/${path}`,
        integrity,
      ]),
    ),
  )
  return (url) => known.get(url)
}

/** Registries made for visitors that are remembered: each flag of a share doubles how many there may be. */
const maxServed = 100

/** What visitors get of a registry; undefined before there is a shell. Made once for all who get the same. */
export const servedBy = (manifests: KnownRegistry['manifests']) => {
  const integrityOf = integrityIn(manifests)
  const made = new Map<string, ServedRegistry>()
  return (lines: KnownRegistry['lines'], visitor: Visitor): ServedRegistry | undefined => {
    const key = lines.map((line) => [versionFor(line, lines, visitor), ...flagsFor(line, visitor)].join(' ')).join()
    const known = made.get(key)
    if (known) return known
    const registry = registryFor({ lines, manifests }, visitor)
    if (!registry) return undefined
    const content = JSON.stringify(registry)
    const served = { integrityOf, content, etag: `"${Bun.hash(content).toString(36)}"`, registry }
    const [oldest] = made.keys()
    if (made.size >= maxServed && oldest !== undefined) made.delete(oldest)
    made.set(key, served)
    return served
  }
}

/**
 * The lines in which areas and shell stay at the version before until every service that was promoted together with them
 * has its place: otherwise their first calls would go to the service before (rule release.15).
 */
const waiting = (
  lines: readonly Line[],
  isStableRunning: Required<LiveOptions>['isStableRunning'],
): readonly Line[] => {
  const [services, pages] = [true, false].map((isService) =>
    lines.filter(({ unit, fallback }) => fallback !== null && (unit.kind === 'service') === isService),
  )
  const isShared = ({ since }: Line) => pages?.some((page) => page.since === since)
  const late = services?.filter(
    (line) => isShared(line) && line.stable !== null && !isStableRunning(line.unit.name as RouteOwner, line.stable),
  )
  const isLate = ({ unit, since, fallback }: Line) =>
    unit.kind !== 'service' && fallback !== null && late?.some((service) => service.since === since)
  return late?.length
    ? lines.map((line) => (isLate(line) ? { ...line, stable: line.fallback, fallback: null } : line))
    : lines
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

interface State {
  readonly lines: readonly Line[]
  readonly manifests: readonly ReleaseManifest[]
  readonly serve: ReturnType<typeof servedBy>
}

/**
 * Follows the registry: reads it now, and again after each change. While the database is away, or holds something
 * unsigned, the last good state stays.
 */
export const followRegistry = async ({
  url,
  secret,
  runs = () => true,
  isStableRunning = () => true,
  onFailure,
}: LiveOptions): Promise<LiveRegistry> => {
  const db = connect(url, { name: 'gateway', max: 2, statementTimeout: 5_000 })
  const signer = signerOf(secret)
  const manifests = new Map<string, ReleaseManifest>()
  let state: State = { lines: [], manifests: [], serve: servedBy([]) }
  let isFailing = false
  let reading: Promise<void> = Promise.resolve()

  const keyOf = ({ kind, name, version }: Pick<ReleaseManifest, 'kind' | 'name' | 'version'>) =>
    `${kind}/${name}/${version}`
  const read = async (): Promise<void> => {
    try {
      const lines = await readLines(db)
      const live = await liveOf(db, signer, lines)
      for (const { manifest } of live) manifests.set(keyOf(manifest), manifest)
      const known = live.map(({ manifest }) => manifest)
      state = { lines, manifests: known, serve: servedBy(known) }
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }
  const readNext = (): void => {
    reading = reading.then(read)
  }
  const listen = (): Promise<unknown> => db.listen(registryChannel, readNext, readNext).catch(() => undefined)

  await read()
  void listen()
  const timer = setInterval(readNext, lookEvery)
  timer.unref()

  // While the canary of a service is not running, nobody gets any part of its joint canary.
  const lines = (): readonly Line[] => {
    const isAway = ({ unit: { kind, name }, canary }: Line) =>
      kind === 'service' && canary !== null && !runs(name as ServiceName, canary.version)
    const given = waiting(state.lines, isStableRunning)
    return given.some(isAway)
      ? withoutParts(given.map((line) => (isAway(line) ? { ...line, canary: null } : line)))
      : given
  }

  return {
    current: (visitor) => state.serve(lines(), visitor),
    lines,
    manifests: () => state.manifests,
    differsByVisitor: () =>
      state.lines.some(({ canary, pins, flags }) => canary !== null || [pins, flags].some((one) => !isEmpty(one))),
    manifest: async (name, version) => {
      const unit = unitOf(name)
      // Browsers need not know the files of services.
      if (!unit || unit.kind === 'service') return undefined
      const known = manifests.get(keyOf({ ...unit, version }))
      if (known) return known
      const [found] = await readManifests(db, signer, [{ unit, version }])
      if (found) manifests.set(keyOf(found), found)
      return found
    },
    close: async () => {
      clearInterval(timer)
      await reading
      await db.end({ timeout: 1 })
    },
  }
}
