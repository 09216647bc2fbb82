import { constants, existsSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unfinishedRestore } from '../../start/data-folder'
import { type Finding, findingsOf } from '../finding'

const { ok, problem } = findingsOf('folder')
const disk = findingsOf('disk')

/** The folder itself, or the nearest one above it that exists. */
const existing = (path: string): string => (existsSync(path) || dirname(path) === path ? path : existing(dirname(path)))

/** Whether the data folder can be written and is whole. */
export const checkFolder = async (dataDir: string): Promise<Finding[]> => {
  if (existsSync(join(dataDir, unfinishedRestore))) {
    return [
      problem(`A restore into the data folder ${dataDir} was cut short. Empty the folder and run the restore again.`),
    ]
  }
  try {
    await access(existing(dataDir), constants.W_OK | constants.X_OK)
  } catch {
    return [
      problem(`The data folder ${dataDir} cannot be written; make it writable or set LERNSPUR_DATA to another one.`),
    ]
  }
  return [
    ok(existsSync(dataDir) ? `The data folder ${dataDir} can be written.` : `${dataDir} will be made by the start.`),
  ]
}

interface Space {
  /** Bytes. */
  readonly free: number
  readonly size: number
}

const readSpace = async (path: string): Promise<Space> => {
  const { bavail, blocks, bsize } = await statfs(existing(path))
  return { free: bavail * bsize, size: blocks * bsize }
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** Bytes below which nothing works for long, and those, or the share of the disk, below which somebody should act. */
const limits = { full: 500_000_000, scarce: 5_000_000_000, share: 0.1 } as const

/** How full the disk of the data folder is. */
export const checkDisk = async (dataDir: string, read = readSpace): Promise<Finding[]> => {
  const { free, size } = await read(dataDir)
  const sentence = `${gigabytes(free)} of ${gigabytes(size)} are free on the disk of ${dataDir}`
  if (free < limits.full) return [disk.problem(`${sentence}: the database and files can hardly be written any more.`)]
  if (free < limits.scarce || free < size * limits.share)
    return [disk.warning(`${sentence}: make room, or a larger disk.`)]
  return [disk.ok(`${sentence}.`)]
}
