import { join } from 'node:path'
import type { KitConfig } from '../process/config'
import type { FileStore } from './file-store'
import { localStore } from './local-store'
import { s3Store } from './s3-store'

/** The configured store: a bucket, else the folder `files` of the data folder. */
export const openFileStore = ({ s3, dataDir }: Pick<KitConfig, 's3' | 'dataDir'>): FileStore =>
  s3 ? s3Store(s3) : localStore(join(dataDir, 'files'))

/** The store of released files: the same bucket, else the data folder, below `mfe`. */
export const openReleasedFiles = ({ s3, dataDir }: Pick<KitConfig, 's3' | 'dataDir'>): FileStore =>
  s3 ? s3Store(s3) : localStore(dataDir)
