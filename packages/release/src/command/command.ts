import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Author } from '../registry/author'
import type { FinishedBuild, Installation } from '../release-build'
import type { Arguments } from './arguments'

/** Builds a unit of the checkout. */
export type Build = (unit: Unit) => Promise<FinishedBuild>

/** The installation, and what can be built for it here. */
export interface CommandEnvironment {
  readonly installation: Installation
  readonly build: Build
  /** What lies in the checkout. */
  readonly checkout: readonly Unit[]
  /** Whether the installation has a school of that id. */
  readonly isSchool: (id: string) => Promise<boolean>
}

/** What a command works with. */
export interface Context extends CommandEnvironment {
  /** What lies in the checkout or was ever released. */
  readonly units: readonly Unit[]
  readonly by: Author
  readonly typed: Arguments
}

/** What a command says: to people, and as JSON. */
export interface CommandResult {
  readonly text: string
  readonly data: unknown
  /** What it has switched, or found as it was asked for. */
  readonly units?: readonly Unit[]
}

export interface Command {
  /** What stands behind the verb. */
  readonly usage: string
  readonly summary: string
  readonly run: (context: Context) => Promise<CommandResult>
}
