import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** An archive's integrity, as in a lock: `sha512-…`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** Of every entry, so that equal files make equal archives. */
const mtime = new Date('2000-01-01T00:00:00Z')

/** Writes all files of a folder into a tarball (gzip), which is there in full or not at all. Returns its integrity. */
export const writeTarball = async (folder: string, file: string): Promise<string> => {
  const paths = (await Array.fromAsync(new Bun.Glob('**/*').scan({ cwd: folder, dot: true }))).toSorted()
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(draft))
  const fill = async (): Promise<void> => {
    for (const path of paths) {
      const bytes = await Bun.file(join(folder, path)).bytes()
      await new Promise<void>((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve())
        tar.entry({ name: path, mtime, mode: 0o644 }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), done)
      })
    }
    tar.finalize()
  }
  try {
    await Promise.all([fill(), written])
    const integrity = integrityOf(await Bun.file(draft).bytes())
    await rename(draft, file)
    return integrity
  } finally {
    await rm(draft, { force: true })
  }
}
