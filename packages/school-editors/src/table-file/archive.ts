import { TableFault } from './table-fault'

interface Entry {
  readonly name: string
  /** Size in bytes, stored and unpacked. */
  readonly packed: number
  readonly size: number
}

const mark = { end: 0x06054b50, entry: 0x02014b50 }
/** Bytes before the end of an archive in which its directory is looked for. */
const tail = 22 + 0xffff
const limits = { entries: 2000, bytes: 80_000_000, ratio: 400, small: 1_000_000 }

/** Whether bytes start like a zip archive; a workbook is one. */
export const isArchive = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)

const directoryAt = (view: DataView): { readonly at: number; readonly count: number } => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - tail); at -= 1)
    if (view.getUint32(at, true) === mark.end)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  throw new TableFault('damaged')
}

const isHostile = ({ packed, size }: Entry): boolean =>
  (size === 0 && packed > 64) || (size > limits.small && size > packed * limits.ratio)

/** An entry of the directory, and where the next one starts. Bit 0 of its flags means encrypted. */
const entryAt = (view: DataView, at: number): { readonly entry: Entry; readonly next: number } => {
  if (view.getUint32(at, true) !== mark.entry) throw new TableFault('damaged')
  if (view.getUint16(at + 8, true) & 1) throw new TableFault('password')
  const nameLength = view.getUint16(at + 28, true)
  const extraLength = view.getUint16(at + 30, true)
  const commentLength = view.getUint16(at + 32, true)
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
  const entry = { name, packed: view.getUint32(at + 20, true), size: view.getUint32(at + 24, true) }
  return { entry, next: at + 46 + nameLength + extraLength + commentLength }
}

/**
 * Names in an archive, read from its directory before anything is unpacked. Throws `hostile` for one that would unpack
 * to far more than a list of names, `password` for an encrypted and `damaged` for a broken one.
 */
export const namesInArchive = (bytes: Uint8Array): string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  let totalBytes = 0
  try {
    let { at, count } = directoryAt(view)
    if (count > limits.entries) throw new TableFault('hostile')
    for (; count > 0; count -= 1) {
      const { entry, next } = entryAt(view, at)
      totalBytes += entry.size
      if (isHostile(entry) || totalBytes > limits.bytes) throw new TableFault('hostile')
      names.push(entry.name)
      at = next
    }
  } catch (error) {
    // Reading beyond the end is a RangeError.
    throw error instanceof TableFault ? error : new TableFault('damaged')
  }
  return names
}
