import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { Problem } from '../console/problem'
import { seal, unseal } from './backup-key'

export interface Entry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Adds one entry; resolves when there is room for the next. */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

const web = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const node = (stream: ReadableStream<Uint8Array>): Readable => Readable.fromWeb(stream as never)

const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes an archive that ordinary tools can open: tar and gzip, encrypted with age if there is a key, so that nothing
 * reaches the disk unencrypted. Rejects with what `fill` throws, and with a Problem when the file cannot be written.
 */
export const writeArchive = async (
  path: string,
  key: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
  noun: ArchiveNoun = 'backup',
): Promise<void> => {
  const tar = pack()
  const zip = createGzip()
  const written = pipeline(tar, zip)
  const out = key === undefined ? zip : node(await seal(key, web(zip)))
  let unwritable: Problem | undefined
  const file = createWriteStream(path, { mode: 0o600 }).on('error', ({ message }) => {
    unwritable = new Problem(`The ${noun} cannot be written: ${message}.`)
  })
  const saved = pipeline(out, file)
  const both = Promise.all([written, saved])
  both.catch((error: Error) => tar.destroy(error))
  const add: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      tar.entry({ name, mode: 0o600 }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), done)
    })
  try {
    await Promise.race([fill(add), both])
    tar.finalize()
    await both
  } catch (error) {
    tar.destroy(error instanceof Error ? error : undefined)
    await both.catch(() => undefined)
    throw unwritable ?? error
  }
  await syncToDisk(path)
}

/** What people call an archive in sentences about it. */
type ArchiveNoun = 'backup' | 'archive'

/** Whether an archive is encrypted, judged by its first bytes. */
const isSealed = async (path: string): Promise<boolean> =>
  (await Bun.file(path).slice(0, 22).text()) === 'age-encryption.org/v1\n'

const openArchive = async (path: string, key: string | undefined, noun: ArchiveNoun): Promise<Readable> => {
  const file = createReadStream(path)
  if (!(await isSealed(path))) return file
  if (key === undefined) {
    throw new Problem(`The ${noun} is encrypted: set LERNSPUR_BACKUP_KEY to the key that begins with AGE-SECRET-KEY.`)
  }
  return node(await unseal(key, web(file), noun))
}

/** Reads an archive entry by entry. Throws a Problem when the key is wrong or the file is damaged. */
export async function* readArchive(
  path: string,
  key: string | undefined,
  noun: ArchiveNoun = 'backup',
): AsyncGenerator<Entry> {
  try {
    const tar = extract()
    const read = pipeline(await openArchive(path, key, noun), createGunzip(), tar as unknown as Duplex)
    read.catch((error: Error) => tar.destroy(error))
    for await (const entry of tar) {
      const parts: Uint8Array[] = []
      for await (const part of entry) parts.push(part as Uint8Array)
      yield { name: entry.header.name, bytes: Buffer.concat(parts) }
    }
    await read
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`The ${noun} ${path} is damaged: it cannot be read to its end.`)
  }
}
