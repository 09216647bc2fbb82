import { createHash } from 'node:crypto'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { NamedVersion } from '../registry/releases'

/** What the last `release all` of a checkout built for an installation, and `promote all` makes live. */
export interface SetMemory {
  /** Undefined before the first one. */
  read(): Promise<readonly NamedVersion[] | undefined>
  write(versions: readonly NamedVersion[]): Promise<void>
}

/** Identifies the set: the same versions have the same name wherever they are built. */
export const setName = (versions: readonly NamedVersion[]): string => {
  const lines = versions.map(({ unit, version }) => `${unitId(unit)} ${version}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)
}
