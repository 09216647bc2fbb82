import type { Requirements, ShellRelease } from '@lernspur/contracts/registry.contract'
import { inRange } from '../version-range'

/** Whether a release is compatible with a shell. */
export const fits = (requires: Requirements, provides: ShellRelease['provides']): boolean =>
  inRange(provides.appKit, requires.appKit) && inRange(provides.contract, requires.contract)
