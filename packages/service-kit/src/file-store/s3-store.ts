import type { S3Config } from '../process/config'
import type { FileStore, StoredKey } from './file-store'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'NoSuchKey'

async function* listBucket(client: Bun.S3Client, prefix: string): AsyncIterable<StoredKey> {
  let startAfter: string | undefined
  do {
    const { contents = [], isTruncated } = await client.list({
      ...(prefix !== '' && { prefix }),
      ...(startAfter !== undefined && { startAfter }),
    })
    for (const { key, lastModified } of contents) yield { key, changedAt: new Date(lastModified ?? Date.now()) }
    startAfter = isTruncated ? contents.at(-1)?.key : undefined
  } while (startAfter !== undefined)
}

/** Stores files in a bucket of any S3-compatible store. */
export const s3Store = (config: S3Config): FileStore => {
  const client = new Bun.S3Client(config)
  return {
    put: async (key, bytes, type) => {
      await client.write(key, bytes, { type })
    },
    get: async (key) => {
      try {
        return new Uint8Array(await client.file(key).arrayBuffer())
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    removeAll: async (folder) => {
      const prefix = `${folder}/`
      for (;;) {
        const { contents = [] } = await client.list({ prefix })
        if (contents.length === 0) return
        // One by one: nobody waits for it, and some stores fail when a folder empties under two requests.
        for (const { key } of contents) await client.delete(key)
      }
    },
    remove: (key) => client.delete(key),
    list: (folder) => listBucket(client, folder === undefined ? '' : `${folder}/`),
  }
}
