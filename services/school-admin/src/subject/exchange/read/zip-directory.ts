import { ImportFault, type Reason } from '../fault/import-fault'

/** An entry of an archive, from its directory; not unpacked yet. */
export interface ZipPart {
  readonly name: string
  readonly isDeflated: boolean
  /** Declared size in bytes. */
  readonly size: number
  readonly checksum: number
  readonly packed: Uint8Array<ArrayBuffer>
}

/** Limits of an archive, checked before anything is unpacked. A workbook of 100 subjects has about 220 entries. */
const zipLimits = { parts: 1000, unpackedBytes: 16 * 1024 * 1024 } as const

const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const
const length = { end: 22, entry: 46, local: 30, comment: 0xffff } as const

export const damaged = (reason: Reason = 'damaged') => new ImportFault('FILE_VALIDATION_FAILED', [{ reason }])
const tooLarge = (reason: Reason) => new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason }])

/** Position of the end record: the last one whose comment reaches the end of the file. */
const findEnd = (view: DataView): number => {
  const last = view.byteLength - length.end
  for (let at = last; at >= Math.max(0, last - length.comment); at -= 1) {
    if (
      view.getUint32(at, true) === signature.end &&
      at + length.end + view.getUint16(at + 20, true) === view.byteLength
    )
      return at
  }
  throw damaged()
}

const readEntry = (view: DataView, at: number) => {
  if (view.getUint32(at, true) !== signature.entry) throw damaged()
  const nameLength = view.getUint16(at + 28, true)
  return {
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + length.entry, nameLength)),
    next: at + length.entry + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

const packedBytes = (bytes: Uint8Array<ArrayBuffer>, view: DataView, offset: number, size: number) => {
  if (view.getUint32(offset, true) !== signature.local) throw damaged()
  const start = offset + length.local + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + size > bytes.byteLength) throw damaged()
  return bytes.subarray(start, start + size)
}

const readParts = (bytes: Uint8Array<ArrayBuffer>): ZipPart[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > zipLimits.parts) throw tooLarge('tooManyParts')
  const parts: ZipPart[] = []
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  let packed = 0
  for (let turn = 0; turn < count; turn += 1) {
    const entry = readEntry(view, at)
    unpacked += entry.size
    packed += entry.packedSize
    if (unpacked > zipLimits.unpackedBytes) throw tooLarge('tooLarge')
    if (entry.isEncrypted) throw damaged('encrypted')
    if (entry.method !== 0 && entry.method !== 8) throw damaged()
    // Overlapping entries are a way to make a small archive unpack to a huge size.
    if (packed > bytes.byteLength) throw damaged()
    const { name, size, checksum } = entry
    const isDeflated = entry.method === 8
    parts.push({ name, size, checksum, isDeflated, packed: packedBytes(bytes, view, entry.offset, entry.packedSize) })
    at = entry.next
  }
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size !== parts.length) throw damaged()
  return parts
}

/**
 * Reads the directory of an archive. Throws an ImportFault: FILE_SIZE_LIMIT_EXCEEDED for too many entries or too much
 * to unpack, FILE_VALIDATION_FAILED for a broken or encrypted archive and for duplicate names.
 */
export const readDirectory = (bytes: Uint8Array<ArrayBuffer>): ZipPart[] => {
  try {
    return readParts(bytes)
  } catch (error) {
    // Offsets come from the file and may lie outside of it.
    if (error instanceof RangeError) throw damaged()
    throw error
  }
}
