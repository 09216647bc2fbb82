import { join } from 'node:path'
import { root } from './install-packages'

/** `[name@version, registry, { dependencies … }, integrity]`, as Bun writes it. */
export type Entry = readonly unknown[]

/** The part of `bun.lock` that is read here. */
export interface Lock {
  readonly lockfileVersion: number
  readonly configVersion?: number
  readonly workspaces: Readonly<Record<string, object>>
  readonly packages: Readonly<Record<string, Entry>>
}

/** The lock of the checkout, or of another folder; Bun writes trailing commas. */
export const readLock = async (folder = root): Promise<Lock> =>
  JSON.parse((await Bun.file(join(folder, 'bun.lock')).text()).replace(/,(\s*[}\]])/g, '$1')) as Lock
