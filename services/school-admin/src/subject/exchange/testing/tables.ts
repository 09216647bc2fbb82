import { deflateRawSync } from 'node:zlib'
import { CFB, utils, write } from '@e965/xlsx'

type Bytes = Uint8Array<ArrayBuffer>

/** An archive entry whose declared size may be wrong. */
export interface TestPart {
  readonly name: string
  readonly bytes: Uint8Array
  readonly declaredSize?: number
  readonly flags?: number
}

const header = (
  signature: number,
  size: number,
  fields: readonly (readonly [at: number, value: number, bytes: 2 | 4])[],
) => {
  const view = new DataView(new ArrayBuffer(size))
  view.setUint32(0, signature, true)
  for (const [at, value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return new Uint8Array(view.buffer)
}

/** An archive, written by hand so that it can be invalid. */
export const archive = (parts: readonly TestPart[]): Bytes => {
  const body: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes, declaredSize = bytes.byteLength, flags = 0 } of parts) {
    const packed = deflateRawSync(bytes)
    const title = new TextEncoder().encode(name)
    const checksum = Bun.hash.crc32(bytes)
    const local = header(0x04034b50, 30, [
      [6, flags, 2],
      [8, 8, 2],
      [14, checksum, 4],
      [18, packed.byteLength, 4],
      [22, declaredSize, 4],
      [26, title.byteLength, 2],
    ])
    const entry = header(0x02014b50, 46, [
      [8, flags, 2],
      [10, 8, 2],
      [16, checksum, 4],
      [20, packed.byteLength, 4],
      [24, declaredSize, 4],
      [28, title.byteLength, 2],
      [42, offset, 4],
    ])
    body.push(local, title, packed)
    directory.push(entry, title)
    offset += local.byteLength + title.byteLength + packed.byteLength
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const end = header(0x06054b50, 22, [
    [8, parts.length, 2],
    [10, parts.length, 2],
    [12, size, 4],
    [16, offset, 4],
  ])
  return new Uint8Array(Buffer.concat([...body, ...directory, end]))
}

/** A workbook with a sheet for each table of cells. */
export const workbook = (...tables: readonly (readonly unknown[][])[]): Bytes => {
  const book = utils.book_new()
  for (const [index, rows] of tables.entries()) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), `Blatt ${index + 1}`)
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

/** The entries of a workbook, by name. */
export const partsOf = (bytes: Bytes): TestPart[] => {
  const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'buffer' })
  return FullPaths.flatMap((path: string, index: number) => {
    const content = FileIndex[index]?.content
    const name = path.replace(/^[^/]*\//, '')
    return content && !name.startsWith('\u0001') && name ? [{ name, bytes: new Uint8Array(content) }] : []
  })
}

/** A workbook with one entry's text replaced. */
export const withPart = (bytes: Bytes, name: string, change: (text: string) => string): Bytes =>
  archive(
    partsOf(bytes).map((part) =>
      part.name === name
        ? { name, bytes: new TextEncoder().encode(change(new TextDecoder().decode(part.bytes))) }
        : part,
    ),
  )
