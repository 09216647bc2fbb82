import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, readdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'

/** An archive's integrity, as in a lock: `sha512-…`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** Of every entry, so that equal files make equal archives. */
const mtime = new Date('2000-01-01T00:00:00Z')

interface FoundFile {
  /** From the folder. */
  readonly path: string
  readonly isLink: boolean
}

/** All files and symbolic links below a folder; what links lead to is not looked into. */
export const filesBelow = async (folder: string, within = ''): Promise<FoundFile[]> => {
  const here = await readdir(join(folder, within), { withFileTypes: true })
  const found = await Promise.all(
    here.map(async (one): Promise<FoundFile[]> => {
      const path = within === '' ? one.name : `${within}/${one.name}`
      return one.isDirectory() ? await filesBelow(folder, path) : [{ path, isLink: one.isSymbolicLink() }]
    }),
  )
  return found.flat()
}

interface TarballOptions {
  /** Name of the folder in the tarball that all files lie in; they lie at its top without it. */
  readonly top?: string
  /** Whether a file whose bytes are there already becomes a hard link to them. */
  readonly linksEqual?: boolean
}

type Entry = Partial<Header> & Pick<Header, 'name'>

/** The entry of a file or a symbolic link, and the content of a file. */
const entryOf = async (folder: string, path: string, isLink: boolean): Promise<[Entry, Uint8Array?]> => {
  const file = join(folder, path)
  if (isLink) return [{ name: path, type: 'symlink', linkname: await readlink(file) }]
  const isProgram = ((await stat(file)).mode & 0o100) !== 0
  return [{ name: path, mode: isProgram ? 0o755 : 0o644 }, await Bun.file(file).bytes()]
}

/**
 * Writes all files and symbolic links of a folder into a tarball (gzip), which is there in full or not at all. Returns
 * its integrity.
 */
export const writeTarball = async (
  folder: string,
  file: string,
  { top, linksEqual = false }: TarballOptions = {},
): Promise<string> => {
  const entries = (await filesBelow(folder)).toSorted((one, other) => (one.path < other.path ? -1 : 1))
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(draft))
  const named = (path: string): string => (top === undefined ? path : `${top}/${path}`)
  const known = new Map<string, string>()
  const add = (header: Entry, bytes?: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      const entry = { ...header, name: named(header.name), mtime }
      if (bytes === undefined) tar.entry(entry, done)
      else tar.entry(entry, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), done)
    })
  const fill = async (): Promise<void> => {
    for (const { path, isLink } of entries) {
      const [header, bytes] = await entryOf(folder, path, isLink)
      const content = linksEqual && bytes && bytes.length > 0 ? `${header.mode} ${integrityOf(bytes)}` : undefined
      const first = content === undefined ? undefined : known.get(content)
      if (first !== undefined) await add({ ...header, type: 'link', linkname: named(first) })
      else await add(header, bytes)
      if (content !== undefined && first === undefined) known.set(content, path)
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

/** Where an entry lies. Throws for one outside of the folder. */
const targetIn = (folder: string, name: string): string => {
  const target = join(folder, name)
  const way = relative(folder, target)
  if (way.startsWith('..') || isAbsolute(way)) throw new Error(`${name} lies outside of its archive.`)
  return target
}

/** Unpacks what `writeTarball` has written into a folder. Throws for any other archive. */
export const extractTarball = async (archive: Uint8Array, folder: string): Promise<void> => {
  const files = extract()
  const unpacked = pipeline(Readable.from([archive]), createGunzip(), files)
  for await (const entry of files) {
    const { name, type, linkname, mode } = entry.header
    const target = targetIn(folder, name)
    await mkdir(dirname(target), { recursive: true })
    if (type === 'symlink') await symlink(linkname ?? '', target)
    else if (type === 'link') await link(targetIn(folder, linkname ?? ''), target)
    else if (type === 'file')
      await writeFile(target, Buffer.concat((await Array.fromAsync(entry)) as Buffer[]), { mode: mode ?? 0o644 })
    else throw new Error(`${name} is neither a file nor a link.`)
    entry.resume()
  }
  await unpacked
}
