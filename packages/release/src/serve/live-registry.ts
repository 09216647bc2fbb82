import type { Registry } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { liveOf } from '../registry/change'
import { withoutParts } from '../registry/joint-canary'
import { type Line, readLines } from '../registry/line'
import { readManifests } from '../registry/releases'
import { signerOf } from '../registry/signature'
import { registryChannel } from '../registry/write-line'
import { registryFor, type Visitor, versionFor } from './chosen'

/** The registry as it is served. */
export interface ServedRegistry {
  readonly content: string
  readonly etag: string
  readonly registry: Registry
  /** Integrity of a file of a live version by its address; undefined for any other. */
  integrityOf(url: string): string | undefined
}

/** What a gateway serves of the registry: always the last state that was whole and signed (rules release.2, release.3). */
export interface LiveRegistry {
  /** Undefined before the first release. */
  current(visitor: Visitor): ServedRegistry | undefined
  /** Whether some school stays on a version of its own. */
  hasPins(): boolean
  /** The state of every unit, with those canaries that can be given here. */
  lines(): readonly Line[]
  /** The manifest of any released shell or area, named as in addresses; undefined if there is none. */
  manifest(unit: string, version: string): Promise<ReleaseManifest | undefined>
  close(): Promise<void>
}

interface LiveOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  readonly secret: string
  /** Whether a version of a service runs here beside the stable one. */
  readonly runs?: (service: ServiceName, version: string) => boolean
  /** Told why the registry cannot be read, once until it can be again. */
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds between two looks, for the case that a notification was lost. */
const lookEvery = 5_000

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

interface State {
  readonly lines: readonly Line[]
  readonly manifests: readonly ReleaseManifest[]
  readonly served: Map<string, ServedRegistry>
}

/**
 * Follows the registry: reads it now, and again whenever somebody changes it. While the database is away, or says
 * something unsigned, the last good state stays.
 */
export const followRegistry = async ({
  url,
  secret,
  runs = () => true,
  onFailure,
}: LiveOptions): Promise<LiveRegistry> => {
  const db = connect(url, { name: 'gateway', max: 2, statementTimeout: 5_000 })
  const signer = signerOf(secret)
  const manifests = new Map<string, ReleaseManifest>()
  let state: State = { lines: [], manifests: [], served: new Map() }
  let isFailing = false
  let reading: Promise<void> = Promise.resolve()

  const keyOf = ({ kind, name, version }: Pick<ReleaseManifest, 'kind' | 'name' | 'version'>) =>
    `${kind}/${name}/${version}`
  const read = async (): Promise<void> => {
    try {
      const lines = await readLines(db)
      const live = await liveOf(db, signer, lines)
      for (const { manifest } of live) manifests.set(keyOf(manifest), manifest)
      state = { lines, manifests: live.map(({ manifest }) => manifest), served: new Map() }
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

  // Where a canary of a service does not run yet, or no more, nobody gets what is one with it.
  const lines = (): readonly Line[] => {
    const isAway = ({ unit: { kind, name }, canary }: Line) =>
      kind === 'service' && canary !== null && !runs(name as ServiceName, canary.version)
    return state.lines.some(isAway)
      ? withoutParts(state.lines.map((line) => (isAway(line) ? { ...line, canary: null } : line)))
      : state.lines
  }

  const serve = (visitor: Visitor): ServedRegistry | undefined => {
    const given = lines()
    const key = given.map((line) => versionFor(line, given, visitor)).join()
    const known = state.served.get(key)
    if (known) return known
    const registry = registryFor({ lines: given, manifests: state.manifests }, visitor)
    if (!registry) return undefined
    const content = JSON.stringify(registry)
    const made = {
      integrityOf: integrityIn(state.manifests),
      content,
      etag: `"${Bun.hash(content).toString(36)}"`,
      registry,
    }
    state.served.set(key, made)
    return made
  }

  return {
    current: serve,
    lines,
    hasPins: () => state.lines.some(({ pins }) => Object.keys(pins).length > 0),
    manifest: async (name, version) => {
      const unit = unitOf(name)
      // What services consist of is for no browser.
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
