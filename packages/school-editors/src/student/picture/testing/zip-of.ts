import { deflateRawSync } from 'node:zlib'

/** A file of an archive, honest unless told otherwise. */
export interface PackedFile {
  readonly name: string
  readonly text: string
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
  /** Its name is in the code page of a console, one byte a character. */
  readonly isConsole?: boolean
  /** The size that head and directory claim. */
  readonly claimedSize?: number
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = all.writeUIntLE(value, at, bytes)
  return all
}

/** A ZIP archive, written by hand, so that it can say what no program would. */
export const zipOf = (files: readonly PackedFile[]): Uint8Array<ArrayBuffer> => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, isStored = false, isEncrypted = false, isConsole = false, claimedSize } of files) {
    const data = isStored ? Buffer.from(text) : deflateRawSync(text)
    const nameBytes = Buffer.from(name, isConsole ? 'latin1' : 'utf8')
    const shared = numbers(
      [2, 20],
      [2, (isConsole ? 0 : 0x0800) | (isEncrypted ? 1 : 0)],
      [2, isStored ? 0 : 8],
      [4, 0],
      [4, 0],
      [4, data.length],
      [4, claimedSize ?? Buffer.byteLength(text)],
      [2, nameBytes.length],
      [2, 0],
    )
    const body = Buffer.concat([numbers([4, 0x04034b50]), shared, nameBytes, data])
    directory.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20]),
        shared,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        nameBytes,
      ]),
    )
    bodies.push(body)
    offset += body.length
  }
  const table = Buffer.concat(directory)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, table.length],
    [4, offset],
    [2, 0],
  )
  return new Uint8Array(Buffer.concat([...bodies, table, end]))
}
