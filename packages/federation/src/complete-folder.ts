import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Creates a folder atomically: `fill` writes into a temporary sibling, which is then renamed. False, without calling
 * `fill`, if it exists already; also false if another process was faster.
 */
export const makeFolder = async (folder: string, fill: (temporary: string) => Promise<void>): Promise<boolean> => {
  if (existsSync(folder)) return false
  const temporary = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`)
  await mkdir(temporary, { recursive: true })
  try {
    await fill(temporary)
    await rename(temporary, folder)
    return true
  } catch (error) {
    if (existsSync(folder)) return false
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
