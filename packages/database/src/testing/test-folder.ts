import { createHash } from 'node:crypto'
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Total bytes that the memory file system must have; free ones would differ from process to process. */
const enough = 4 * 2 ** 30

const positionOf = (): string => {
  try {
    accessSync(memory, constants.W_OK)
    const { blocks, bsize } = statfsSync(memory)
    return blocks * bsize >= enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Data folder of the server that all tests of this checkout share. In memory if there is enough: each test file makes a
 * database of a thousand files and drops it, on which a disk would spend a sixth of the time of all tests.
 */
export const testFolder = (): string => {
  const key = `${import.meta.dir} ${process.getuid?.()} ${process.env.SHIFTED_SECONDS ?? ''}`
  return join(positionOf(), `lernspur-test-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`)
}
