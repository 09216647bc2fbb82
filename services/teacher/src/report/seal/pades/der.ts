/** Tags of the few types that a signature consists of. */
const tags = { integer: 0x02, octets: 0x04, null: 0x05, oid: 0x06, sequence: 0x30, set: 0x31 } as const

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.of(length)
  const digits = length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes])
}

/** A value in the distinguished encoding of ASN.1. */
export const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content])
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(tags.sequence, ...parts)
/** A set, whose members stand in the order of their bytes. */
export const setOf = (...parts: readonly Uint8Array[]): Buffer => der(tags.set, ...parts.toSorted(Buffer.compare))
export const octets = (bytes: Uint8Array): Buffer => der(tags.octets, bytes)
export const smallInteger = (value: number): Buffer => der(tags.integer, Buffer.of(value))
export const nothing = der(tags.null)

/** An object identifier such as `1.2.840.113549.1.7.1`, whose first two numbers share a byte. */
export const oid = (text: string): Buffer => {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const groups = (value: number): number[] =>
    value < 0x80 ? [value] : [...groups(Math.floor(value / 0x80)), value % 0x80]
  const bytes = rest.flatMap((value) =>
    groups(value).map((group, index, all) => (index < all.length - 1 ? group | 0x80 : group)),
  )
  return der(tags.oid, Buffer.from([40 * first + second, ...bytes]))
}

/** The values within a constructed one, each with its tag and length. */
export const membersOf = (bytes: Uint8Array): Buffer[] => {
  const { start, end } = contentOf(Buffer.from(bytes), 0)
  const members: Buffer[] = []
  for (let at = start; at < end; ) {
    const next = contentOf(Buffer.from(bytes), at).end
    members.push(Buffer.from(bytes.subarray(at, next)))
    at = next
  }
  return members
}

const contentOf = (bytes: Buffer, at: number): { start: number; end: number } => {
  const first = bytes[at + 1] ?? 0
  if (first < 0x80) return { start: at + 2, end: at + 2 + first }
  const count = first & 0x7f
  const start = at + 2 + count
  return { start, end: start + bytes.readUIntBE(at + 2, count) }
}
