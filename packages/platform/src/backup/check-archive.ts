import { Problem } from '../console/problem'
import { type Entry, readArchive } from './archive'
import { entryNames, isSignatureOf, type Manifest, manifestSchema } from './manifest'

/** A complete and unchanged backup. */
export interface CheckedArchive {
  readonly manifest: Manifest
  /** Undefined in a backup without encryption. */
  readonly secret: string | undefined
  /** Whether an installation with this secret made it; undefined for a backup of before there were signatures. */
  isMadeWith(secret: string): boolean | undefined
}

const damaged = (path: string): Problem => new Problem(`The backup ${path} is damaged: its checksums do not agree.`)

/** The table of a part, else the entry itself: the parts of a table are hashed together. */
export const subjectOf = (name: string): string => name.replace(/^(tables\/[^/]+)\/\d+$/, '$1')

const readManifest = (path: string, bytes: Uint8Array): Manifest => {
  const found: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (found && typeof found === 'object' && 'format' in found && Number(found.format) > 2) {
    throw new Problem(`The backup ${path} was made by a newer Lernspur; restore with that version.`)
  }
  const result = manifestSchema.safeParse(found)
  if (!result.success) throw damaged(path)
  return result.data
}

const nothing = new Bun.CryptoHasher('sha256').update('').digest('hex')

/** Whether what was read of an archive is all that its manifest lists, with the same checksums. */
export const agrees = (
  {
    tables,
    files,
  }: { readonly tables: Manifest['tables']; readonly files: readonly { key: string; sha256: string }[] },
  found: ReadonlyMap<string, string>,
): boolean => {
  const wanted = [
    ...tables.map(({ name, sha256 }) => [`tables/${name}`, sha256] as const).filter(([, hash]) => hash !== nothing),
    ...files.map(({ key, sha256 }) => [entryNames.file(key), sha256] as const),
  ]
  return wanted.length === found.size && wanted.every(([name, hash]) => found.get(name) === hash)
}

/** Reads a backup to its end without writing anything. Throws a Problem unless every checksum agrees. */
export const checkArchive = async (path: string, key: string | undefined): Promise<CheckedArchive> => {
  const hashers = new Map<string, Bun.CryptoHasher>()
  let manifest: Manifest | undefined
  let secret: string | undefined
  let manifestBytes = new Uint8Array()
  let signature = ''
  const take = ({ name, bytes }: Entry): void => {
    if (name === entryNames.manifest) {
      manifest = readManifest(path, bytes)
      manifestBytes = new Uint8Array(bytes)
    } else if (name === entryNames.signature) signature = new TextDecoder().decode(bytes)
    else if (name === entryNames.secret) secret = new TextDecoder().decode(bytes)
    else {
      const hasher = hashers.get(subjectOf(name)) ?? new Bun.CryptoHasher('sha256')
      hashers.set(subjectOf(name), hasher.update(bytes))
    }
  }
  for await (const entry of readArchive(path, key)) take(entry)
  const found = new Map([...hashers].map(([name, hasher]) => [name, hasher.digest('hex')] as const))
  if (!manifest || !agrees(manifest, found)) throw damaged(path)
  const { format } = manifest
  return {
    manifest,
    secret,
    isMadeWith: (one) => (format === 1 ? undefined : isSignatureOf(signature, manifestBytes, one)),
  }
}
