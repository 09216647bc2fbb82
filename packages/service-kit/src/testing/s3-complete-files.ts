import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

type MakeCipher = (cipher: string, key: Buffer, iv: Buffer) => object

interface StoredObject {
  readonly bucket: string
  readonly key: string
  readonly content: Readable | Buffer
  readonly metadata: object
}

/** The part of s3rver's file storage that is used here; it has no types. */
interface Store {
  getResourcePath(bucket: string, key: string, resource: string): string
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
  putObject(stored: StoredObject): Promise<{ readonly size: number; readonly md5: string }>
}

const { prototype } = createRequire(import.meta.url)('s3rver/lib/stores/filesystem') as { readonly prototype: Store }

// s3rver encrypts the token of a list of more than 1,000 keys with DES, which Bun does not have.
const crypto = createRequire(import.meta.url)('crypto') as Record<'createCipheriv' | 'createDecipheriv', MakeCipher>
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const make = crypto[name]
  crypto[name] = (cipher, key, iv) =>
    cipher === 'des' ? make('aes-128-cbc', Buffer.concat([key, key]), Buffer.concat([iv, iv])) : make(cipher, key, iv)
}

// s3rver answers when a file has arrived, and writes it afterwards: a reader may still get the previous content.
prototype.putObject = async function ({ bucket, key, content, metadata }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const path = this.getResourcePath(bucket, key, 'object')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  const md5 = createHash('md5').update(bytes).digest('hex')
  await this.putMetadata(bucket, key, metadata, md5)
  return { size: bytes.length, md5 }
}
