import type { AreaRelease, Registry, ShellRelease } from '@lernspur/contracts/registry.contract'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import { jointLines } from '../registry/joint-canary'
import type { Line } from '../registry/line'

/** For whom a page is. */
export interface Visitor {
  /** 0 to 99, the same at each visit of a user; who is below the weight of a canary gets it. */
  readonly bucket: number
  /** The school; undefined for somebody who is not signed in. */
  readonly tenantId?: string | undefined
  /** Whether the place is that of a user, and not of a browser in which nobody is signed in. */
  readonly isUser?: boolean
  /** The same for all that a user does, or a browser; tells nobody who it is. */
  readonly user?: string
}

/** Who belongs to no canary and no school. */
export const anyVisitor: Visitor = { bucket: 100 }

interface KnownRegistry {
  readonly lines: readonly Line[]
  readonly manifests: readonly ReleaseManifest[]
}

/** The version that the visitor's school stays on; undefined if it goes with the others. */
const pinnedFor = ({ pins }: Line, { tenantId }: Visitor): string | undefined =>
  tenantId === undefined ? undefined : pins[tenantId]

/**
 * The version that a visitor gets: the one his school stays on, else the canary, else the stable one. Of a canary of
 * several units he gets all or, where his school stays on a version of one of them, none. It is for users alone: whoever
 * signs in keeps the page, and its calls are those of a user from then on (rule release.14).
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
 * Unit → version of what a visitor's page counts: those that have a canary, unless his school stays on another one. Calls
 * of services are counted where they are answered.
 */
export const watchedFor = (lines: readonly Line[], visitor: Visitor): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      if (line.unit.kind === 'service') return []
      const version = versionFor(line, lines, visitor)
      const isCompared = line.canary && (version === line.stable || version === line.canary.version)
      return isCompared && version !== null ? [[unitId(line.unit), version]] : []
    }),
  )

/** What a page tries when the version it got does not load: what others have, else the one before. */
const secondChoice = ({ stable, fallback }: Line, version: string): string | null =>
  version === stable ? fallback : stable

/** The registry for a visitor; undefined before there is a shell. */
export const registryFor = ({ lines, manifests }: KnownRegistry, visitor: Visitor): Registry | undefined => {
  const pageOf = <Page>(kind: 'area' | 'shell', name: string, version: string | null): Page | null => {
    const found = manifests.find((one) => one.kind === kind && one.name === name && one.version === version)
    return found && found.kind !== 'service' ? (found.page as Page) : null
  }
  const choose = <Page>(kind: 'area' | 'shell', name: string) => {
    const line = lines.find(({ unit }) => unit.kind === kind && unit.name === name)
    const version = line ? versionFor(line, lines, visitor) : null
    if (!line || version === null) return undefined
    const current = pageOf<Page>(kind, name, version)
    const fallback = pageOf<Page>(kind, name, secondChoice(line, version))
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
    areas[name] = { state: line.isEnabled ? 'enabled' : 'disabled', current, fallback }
  }
  return { shell: { current: shell.current, fallback: shell.fallback }, areas }
}
