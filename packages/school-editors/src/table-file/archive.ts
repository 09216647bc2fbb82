import { TableFault } from './table-fault'

/** A file of an archive, as its directory has it. */
export interface ArchiveEntry {
  readonly name: string
  /** Size in bytes, stored and unpacked. */
  readonly packed: number
  readonly size: number
  /** How it is packed: 0 for stored, 8 for deflated. */
  readonly method: number
  /** Where its own head begins. */
  readonly offset: number
}

const mark = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 }
/** Bytes before the end of an archive in which its directory is looked for. */
const tail = 22 + 0xffff
const limits = { entries: 2000, bytes: 80_000_000, ratio: 400, small: 1_000_000 }

/** Bit 11 of an entry's flags: its name is UTF-8. */
const utf8 = 0x0800
/** Letters of names that Windows writes in the code page of its console (850, and 437 in these places). */
const consoleLetters: Readonly<Record<number, string>> = {
  128: 'Ç',
  129: 'ü',
  130: 'é',
  131: 'â',
  132: 'ä',
  133: 'à',
  135: 'ç',
  136: 'ê',
  137: 'ë',
  138: 'è',
  142: 'Ä',
  144: 'É',
  148: 'ö',
  153: 'Ö',
  154: 'Ü',
  160: 'á',
  161: 'í',
  162: 'ó',
  163: 'ú',
  164: 'ñ',
  225: 'ß',
}

/** A name without the mark of UTF-8 may be UTF-8 all the same, as macOS writes it. */
const decodedName = (bytes: Uint8Array, flags: number): string => {
  if (flags & utf8) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return [...bytes].map((byte) => consoleLetters[byte] ?? (byte < 0x80 ? String.fromCharCode(byte) : '?')).join('')
  }
}

/** Whether bytes start like a zip archive; a workbook is one. */
export const isArchive = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)

const directoryAt = (view: DataView): { readonly at: number; readonly count: number } => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - tail); at -= 1)
    if (view.getUint32(at, true) === mark.end)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  throw new TableFault('damaged')
}

const isHostile = ({ packed, size }: ArchiveEntry): boolean =>
  (size === 0 && packed > 64) || (size > limits.small && size > packed * limits.ratio)

/** An entry of the directory, and where the next one starts. Bit 0 of its flags means encrypted. */
const entryAt = (view: DataView, at: number): { readonly entry: ArchiveEntry; readonly next: number } => {
  if (view.getUint32(at, true) !== mark.entry) throw new TableFault('damaged')
  const flags = view.getUint16(at + 8, true)
  if (flags & 1) throw new TableFault('password')
  const nameLength = view.getUint16(at + 28, true)
  const extraLength = view.getUint16(at + 30, true)
  const commentLength = view.getUint16(at + 32, true)
  const entry = {
    name: decodedName(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength), flags),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    method: view.getUint16(at + 10, true),
    offset: view.getUint32(at + 42, true),
  }
  return { entry, next: at + 46 + nameLength + extraLength + commentLength }
}

/** Reading beyond the end is a RangeError. */
const asFault = (error: unknown): TableFault => (error instanceof TableFault ? error : new TableFault('damaged'))

/**
 * Files in an archive, read from its directory before anything is unpacked. Throws `hostile` for one with more files,
 * or that would unpack to more bytes, than it may have; `password` for an encrypted and `damaged` for a broken one.
 */
export const entriesInArchive = (
  bytes: Uint8Array,
  bounds: { readonly entries: number; readonly bytes: number } = limits,
): ArchiveEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: ArchiveEntry[] = []
  let totalBytes = 0
  try {
    let { at, count } = directoryAt(view)
    if (count > bounds.entries) throw new TableFault('hostile')
    for (; count > 0; count -= 1) {
      const { entry, next } = entryAt(view, at)
      totalBytes += entry.size
      if (isHostile(entry) || totalBytes > bounds.bytes) throw new TableFault('hostile')
      entries.push(entry)
      at = next
    }
  } catch (error) {
    throw asFault(error)
  }
  return entries
}

/** Names in an archive, by the same rules. */
export const namesInArchive = (bytes: Uint8Array): string[] => entriesInArchive(bytes).map(({ name }) => name)

const packedBytes = (bytes: Uint8Array, { offset, packed }: ArchiveEntry): Uint8Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(offset, true) !== mark.file) throw new TableFault('damaged')
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    if (start + packed > bytes.byteLength) throw new TableFault('damaged')
    return new Uint8Array(bytes.slice(start, start + packed))
  } catch (error) {
    throw asFault(error)
  }
}

/** The bytes of one file; `hostile` when it unpacks to more than its directory says, `damaged` when it cannot be. */
export const unpackEntry = async (bytes: Uint8Array, entry: ArchiveEntry): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = packedBytes(bytes, entry)
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new TableFault('damaged')
  const unpacked = new Uint8Array(entry.size)
  let length = 0
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return unpacked.slice(0, length)
      if (length + value.byteLength > entry.size) throw new TableFault('hostile')
      unpacked.set(value, length)
      length += value.byteLength
    }
  } catch (error) {
    throw asFault(error)
  }
}
