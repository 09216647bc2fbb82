import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '@lernspur/database/embedded-server'

/** The server that DATABASE_URL names, or the embedded one, which is stopped at the end. */
export const openDatabase = (databaseUrl: string | undefined, dataDir: string): Promise<EmbeddedServer> =>
  databaseUrl === undefined
    ? startEmbedded({ dataDir: join(dataDir, 'postgres') })
    : Promise.resolve({ ownerUrl: databaseUrl, stop: async () => undefined })
