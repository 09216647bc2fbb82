import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { HealthProblem } from '@lernspur/contracts/health.contract'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import type { KitConfig } from '@lernspur/service-kit/process/config'
import { remembered } from '@lernspur/service-kit/process/remembered'

/** How full the disk of the data folder is. */
export interface DiskUsage {
  /** Bytes that this user may still write. */
  readonly free: number
  readonly size: number
}

/** Reads how full the disk of a folder is. */
export const readDisk = async (folder: string): Promise<DiskUsage> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Below both, a disk is nearly full: a small one is not for its size, nor a large one for its share. */
const scarce = { share: 0.05, bytes: 2_000_000_000 } as const

/** Whether a disk is nearly full. */
const isScarce = ({ free, size }: DiskUsage): boolean => free < scarce.bytes || free < size * scarce.share

/** Milliseconds that the store of files has to answer. */
const storeTimeoutMs = 3_000
/** A key that no file has; the store answers that there is none. */
const noFile = 'health/none'

/** Whether files can be stored: the bucket answers, or the data folder may be written. */
const storesFiles = async (config: Pick<KitConfig, 's3' | 'dataDir'>): Promise<boolean> => {
  try {
    if (!config.s3) {
      await access(config.dataDir, constants.W_OK)
      return true
    }
    const late = Bun.sleep(storeTimeoutMs).then(() => Promise.reject(new Error('The file store is silent.')))
    await Promise.race([openFileStore(config).get(noFile), late])
    return true
  } catch {
    return false
  }
}

interface ProblemOptions {
  readonly config: Pick<KitConfig, 's3' | 'dataDir'>
  /** How full the disk is; undefined where that cannot be read. */
  readonly disk?: () => Promise<DiskUsage | undefined>
  /** Streams of events that are open, and how many may be. */
  readonly streams: () => { readonly open: number; readonly max: number }
}

/** What the gateway itself finds ill: the disk, the store of files, streams of events (rule operation.5). */
export const makeGatewayProblems = ({ config, streams, ...options }: ProblemOptions) => {
  const disk = options.disk ?? (() => readDisk(config.dataDir).catch(() => undefined))
  const slow = remembered(async (): Promise<HealthProblem[]> => {
    const [usage, isStoring] = await Promise.all([disk(), storesFiles(config)])
    return [...(usage && isScarce(usage) ? (['disk'] as const) : []), ...(isStoring ? [] : (['files'] as const))]
  })
  return async (): Promise<readonly HealthProblem[]> => {
    const { open, max } = streams()
    return [...(await slow()), ...(open >= max ? (['streams'] as const) : [])]
  }
}
