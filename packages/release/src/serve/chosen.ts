import { createHash } from 'node:crypto'
import { addedCategories } from '@lernspur/contracts/processing/added-data'
import type { AreaRelease, Registry, ShellRelease } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { jointLines } from '../registry/joint-canary'
import type { Line } from '../registry/line'

/** For whom a page is. */
export interface Visitor {
  /** 0 to 99, the same at each visit of a user; users below the weight of a canary get it. */
  readonly bucket: number
  /** The school; undefined for somebody who is not signed in. */
  readonly tenantId?: string | undefined
  /** Whether this belongs to a user, and not to a browser where nobody is signed in. */
  readonly isUser?: boolean
  /** Identifies a user or a browser without telling who it is. */
  readonly user?: string
}

/** A visitor without canary and school. */
export const anyVisitor: Visitor = { bucket: 100 }

/** The lines of a registry and the manifests of what they name. */
export interface KnownRegistry {
  readonly lines: readonly Line[]
  readonly manifests: readonly ReleaseManifest[]
}

/** The version that the visitor's school is pinned to; undefined if it follows the others. */
const pinnedFor = ({ pins }: Line, { tenantId }: Visitor): string | undefined =>
  tenantId === undefined ? undefined : pins[tenantId]

/**
 * The version that a visitor gets: the pinned version of the school, else the canary, else the stable one. Of a joint
 * canary the visitor gets all units or, if the school is pinned to a version of one of them, none. Only users get joint
 * canaries, because a page stays open when its visitor signs in, and its calls are a user's from then on (rule
 * release.14).
 */
export const versionFor = (line: Line, lines: readonly Line[], visitor: Visitor): string | null => {
  const pinned = pinnedFor(line, visitor)
  if (pinned !== undefined) return pinned
  const { stable, canary } = line
  const mayBeIn = (joint: readonly Line[]) =>
    joint.length === 1 || (visitor.isUser && joint.every((one) => pinnedFor(one, visitor) === undefined))
  return canary && visitor.bucket < canary.weight && mayBeIn(jointLines(line, lines)) ? canary.version : stable
}

/**
 * Unit → version that a visitor's page counts, and whether one of them is compared: that of a unit with a canary, unless
 * the school is pinned to another one. The gateway counts calls of services itself.
 */
export const watchedFor = (
  lines: readonly Line[],
  visitor: Visitor,
): { readonly versions: Record<string, string>; readonly isCompared: boolean } => {
  const chosen = lines.flatMap((line) => {
    const version = line.unit.kind === 'service' ? null : versionFor(line, lines, visitor)
    return version === null ? [] : [{ line, version }]
  })
  return {
    versions: Object.fromEntries(chosen.map(({ line, version }) => [unitId(line.unit), version])),
    isCompared: chosen.some(
      ({ line: { canary, stable }, version }) => canary !== null && [stable, canary.version].includes(version),
    ),
  }
}

/** A position from 0 to 99, evenly spread, and the same for every use of one key; and the key, told by its digest alone. */
export const positionOf = (key: string): { readonly position: number; readonly digest: string } => {
  const digest = createHash('sha256').update(key).digest()
  return { position: digest.readUInt32BE() % 100, digest: digest.toString('base64url') }
}

/** Whether a user is among the share of a flag: other users for each flag. */
const isInShare = (user: string, unit: Unit, flag: string, share: number): boolean =>
  positionOf(`${user} ${unitId(unit)} ${flag}`).position < share

/**
 * The flags of an area that are on for a visitor, in order of their names (rule release.24). Somebody who is not signed in
 * has none, because nobody could tell them why a page looks otherwise than yesterday.
 */
export const flagsFor = ({ unit, flags }: Line, { isUser, user = '', tenantId }: Visitor): string[] =>
  isUser
    ? Object.entries(flags)
        .filter(
          ([flag, { share, schools }]) =>
            (tenantId !== undefined && schools.includes(tenantId)) || isInShare(user, unit, flag, share),
        )
        .map(([flag]) => flag)
        .toSorted()
    : []

/** What a page tries when its version does not load: the version that others have, else the previous one. */
const replacementOf = ({ stable, fallback }: Line, version: string): string | null =>
  version === stable ? fallback : stable

/**
 * What live services that teams have added store of people, canaries and pinned versions included: a notice says it
 * whoever reads it (rule processing.3).
 */
const personalDataOf = ({ lines, manifests }: KnownRegistry): NonNullable<Registry['personalData']> => {
  const live = lines.flatMap(({ unit, stable, canary }) =>
    manifests.filter(
      (one) =>
        one.kind === 'service' &&
        unit.kind === 'service' &&
        one.name === unit.name &&
        [stable, canary?.version].includes(one.version),
    ),
  )
  const all = live.flatMap((one) =>
    one.kind === 'service' && one.personalData ? addedCategories(one.name, one.personalData) : [],
  )
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** The registry for a visitor; undefined before there is a shell. */
export const registryFor = (known: KnownRegistry, visitor: Visitor): Registry | undefined => {
  const { lines, manifests } = known
  const pageOf = <Page>(kind: 'area' | 'shell', name: string, version: string | null): Page | null => {
    const found = manifests.find((one) => one.kind === kind && one.name === name && one.version === version)
    return found && found.kind !== 'service' ? (found.page as Page) : null
  }
  const choose = <Page>(kind: 'area' | 'shell', name: string) => {
    const line = lines.find(({ unit }) => unit.kind === kind && unit.name === name)
    const version = line ? versionFor(line, lines, visitor) : null
    if (!line || version === null) return undefined
    const current = pageOf<Page>(kind, name, version)
    const fallback = pageOf<Page>(kind, name, replacementOf(line, version))
    return current ? { line, current, fallback } : undefined
  }
  const shell = choose<ShellRelease>('shell', 'shell')
  if (!shell) return undefined
  const areas: Registry['areas'] = {}
  for (const { unit } of lines) {
    const { kind, name } = unit
    if (kind !== 'area') continue
    const chosen = choose<AreaRelease>('area', name)
    if (!chosen) continue
    const { line, current, fallback } = chosen
    const state = line.isEnabled ? 'enabled' : 'disabled'
    const flags = flagsFor(line, visitor)
    areas[name] = { state, current, fallback, ...(flags.length > 0 && { flags }) }
  }
  const personalData = personalDataOf(known)
  return {
    shell: { current: shell.current, fallback: shell.fallback },
    areas,
    ...(personalData.length > 0 && { personalData }),
  }
}
