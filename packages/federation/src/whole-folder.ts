import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes a folder that appears whole or not at all: `fill` writes into another one beside it, which is then renamed.
 * False, without calling `fill`, when it is there already; false, too, when another process was faster.
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
