import { entriesInArchive, unpackEntry } from '../../table-file/archive'
import { TableFault } from '../../table-file/table-fault'

/** Bounds of an archive of pictures, held before anything is unpacked. */
export const pictureArchiveLimits = {
  fileBytes: 200_000_000,
  entries: 500,
  pictureBytes: 15_000_000,
  depth: 5,
} as const

/** A picture file of an archive. */
export interface ArchivedPicture {
  /** The file's name without folders. */
  readonly name: string
  readonly file: Blob
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Files that systems add to archives by themselves. */
const isClutter = (path: string): boolean =>
  path.endsWith('/') || path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

const partsOf = (path: string): string[] => path.replaceAll('\\', '/').split('/')

/** A path that leaves its folder, or nests deeper than anybody sorts pictures by hand. */
const isHostilePath = (path: string): boolean => {
  const parts = partsOf(path)
  return parts.length > pictureArchiveLimits.depth || parts.includes('..') || /^([/\\]|[a-z]:)/i.test(path)
}

/**
 * The pictures in an archive, and the names of its files that are none. Throws a TableFault: `too-large` and `hostile`
 * before anything is unpacked, `password`, `damaged`, and `empty` without any picture.
 */
export const readPictureArchive = async (
  file: Blob,
): Promise<{ readonly pictures: readonly ArchivedPicture[]; readonly others: readonly string[] }> => {
  const { fileBytes, entries: maxEntries, pictureBytes } = pictureArchiveLimits
  if (file.size > fileBytes) throw new TableFault('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = entriesInArchive(bytes, { entries: maxEntries, bytes: 2 * fileBytes })
  if (entries.some(({ name }) => isHostilePath(name))) throw new TableFault('hostile')
  const files = entries.filter(({ name }) => !isClutter(name))
  const chosen = files.filter(({ name }) => types[endingOf(name)] !== undefined)
  if (chosen.some(({ size }) => size > pictureBytes)) throw new TableFault('too-large')
  if (chosen.length === 0) throw new TableFault('empty')
  const pictures: ArchivedPicture[] = []
  for (const entry of chosen) {
    const name = partsOf(entry.name).at(-1) ?? entry.name
    const type = types[endingOf(name)] ?? ''
    pictures.push({ name, file: new Blob([await unpackEntry(bytes, entry)], { type }) })
  }
  return {
    pictures,
    others: files.filter((one) => !chosen.includes(one)).map(({ name }) => partsOf(name).at(-1) ?? ''),
  }
}
