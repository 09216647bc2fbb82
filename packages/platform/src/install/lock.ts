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

/** Reads a text of `bun.lock`; Bun writes trailing commas. */
export const parseLock = (text: string): Lock => JSON.parse(text.replace(/,(\s*[}\]])/g, '$1')) as Lock

/** The lock of the checkout, or of another folder. */
export const readLock = async (folder = root): Promise<Lock> =>
  parseLock(await Bun.file(join(folder, 'bun.lock')).text())
