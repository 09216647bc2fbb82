import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Preview } from '../preview'
import type { Author } from '../registry/author'
import type { Installation, ReleasableBuild } from '../release-build'
import type { Arguments } from './arguments'
import type { SetMemory } from './released-set'

/** What a build is for: a check does without the compressed copies of files, which no verdict needs. */
export type BuildPurpose = 'check' | 'release'

/** Builds a unit of the checkout. */
export type Build = (unit: Unit, purpose: BuildPurpose) => Promise<ReleasableBuild>

/** The state of a checkout. */
export interface CheckoutSource {
  /** Undefined where there is no history. */
  readonly commit: string | undefined
  /** Paths with changes that are in no commit. */
  readonly changed: readonly string[]
}

/** The installation, and what can be built for it here. */
export interface CommandEnvironment {
  readonly installation: Installation
  readonly build: Build
  /** Units of the checkout. */
  readonly checkout: readonly Unit[]
  /** What `release all` built here. */
  readonly releasedSet: SetMemory
  /** The address at which browsers agree to a preview. */
  readonly previewAddress: (preview: Preview) => string
  /** What lies in the checkout that releases are built from; nothing is known of it, unless given. */
  readonly source?: () => Promise<CheckoutSource>
  /** What somebody who runs here already knows of files that are not what was released; undefined for nothing. */
  readonly fileFaults?: () => Promise<readonly string[] | undefined>
  /**
   * Waits until these units, as they are live, run where this computer runs them; returns sentences about it. Throws
   * with the reason for one that was taken back. Without it nobody waits.
   */
  readonly untilRuns?: (units: readonly Unit[]) => Promise<readonly string[]>
  /** Whether the installation has a school of that id. */
  readonly isSchool: (id: string) => Promise<boolean>
}

/** What a command gets. */
export interface Context extends CommandEnvironment {
  /** Units of the checkout and units that were ever released. */
  readonly units: readonly Unit[]
  readonly by: Author
  readonly typed: Arguments
}

/** What a command prints: text for people, or JSON. */
export interface CommandResult {
  readonly text: string
  readonly data: unknown
  /** Units that it switched, or that were already as requested. */
  readonly units?: readonly Unit[]
  /** Units whose version before goes as soon as the switched services run. */
  readonly retiring?: readonly Unit[]
}

export interface Command {
  readonly run: (context: Context) => Promise<CommandResult>
}
