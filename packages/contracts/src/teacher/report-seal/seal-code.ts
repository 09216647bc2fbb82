import { type Bytes, fromBase64, toBase64 } from './base64'

/** What a school certifies about a report that it has completed (rule signature.1). */
export interface SealedReport {
  /** The first 8 bytes of the SHA-256 of the public key. */
  readonly keyId: Bytes
  /** The number of the document, 16 bytes. */
  readonly documentId: Bytes
  /** Day of completion, `YYYY-MM-DD`. */
  readonly day: string
  /** SHA-256 of the data. */
  readonly digest: Bytes
  readonly schoolName: string
}

const version = 1
const lengths = { keyId: 8, documentId: 16, day: 4, digest: 32 } as const
const headLength = 1 + lengths.keyId + lengths.documentId + lengths.day + lengths.digest
export const signatureLength = 64
/** Bytes of a name in UTF-8, so that the code stays small enough for a phone to read from paper. */
const maxName = 60

/** A name cut to what a code can hold, never within a character. */
export const shortName = (name: string): string => {
  const letters = [...name]
  while (new TextEncoder().encode(letters.join('')).length > maxName) letters.pop()
  return letters.join('')
}

const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

const dayBytes = (day: string): Bytes => {
  const bytes = new Uint8Array(lengths.day)
  new DataView(bytes.buffer).setUint32(0, Number(day.replaceAll('-', '')))
  return bytes
}

const dayOf = (bytes: Bytes): string => {
  const digits = `${new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)}`.padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** Prefix of signed data: no signature of one kind can stand for another. */
const labelled = (label: string, bytes: Uint8Array): Bytes =>
  joined(new TextEncoder().encode(`lernspur ${label}\n`), bytes)

/** The signed part of a seal. */
export const sealHead = ({ keyId, documentId, day, digest, schoolName }: SealedReport): Bytes =>
  joined(
    Uint8Array.of(version),
    keyId,
    documentId,
    dayBytes(day),
    digest,
    new TextEncoder().encode(shortName(schoolName)),
  )

/** The bytes that the school signs for a seal. */
export const sealMessage = (head: Uint8Array): Bytes => labelled('report 1', head)

/** The bytes that the school signs for a file: its SHA-256. */
export const fileMessage = (digest: Uint8Array): Bytes => labelled('file 1', digest)

/** The seal as text: the signature, then what it signs. */
export const sealCode = (head: Uint8Array, signature: Uint8Array): string => toBase64(joined(signature, head))

/** A seal that was read but not yet checked. */
export interface ReadSeal extends SealedReport {
  readonly head: Bytes
  readonly signature: Bytes
}

/** The content of a code; undefined for an invalid one. Everything before a `#` is an address. */
export const readSeal = (text: string): ReadSeal | undefined => {
  const bytes = fromBase64(text.trim().replace(/^.*#/s, ''))
  if (!bytes || bytes.length < signatureLength + headLength || bytes[signatureLength] !== version) return undefined
  const head = bytes.slice(signatureLength)
  let offset = 1
  const next = (length: number): Bytes => {
    offset += length
    return head.slice(offset - length, offset)
  }
  const keyId = next(lengths.keyId)
  const documentId = next(lengths.documentId)
  const day = dayOf(next(lengths.day))
  const digest = next(lengths.digest)
  const schoolName = new TextDecoder().decode(head.slice(offset))
  return { keyId, documentId, day, digest, schoolName, head, signature: bytes.slice(0, signatureLength) }
}

/** A document's number as the database and the list of withdrawn reports write it. */
export const uuidOf = (bytes: Uint8Array): string => {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
