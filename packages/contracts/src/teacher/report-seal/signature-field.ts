import type { Bytes } from './base64'

const range = '/ByteRange [0 0000000000 0000000000 0000000000]'
const date = '/M (D:00000000000000Z)'

/** The dictionary of a signature for other programs, with room for so many bytes (rule signature.12). */
export const signaturePlaceholder = (bytes: number): string =>
  `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range} ${date} /Contents <${'0'.repeat(2 * bytes)}> >>`

/** A file ready to be signed: all but the room for the signature is what it remains. */
export interface PreparedFile {
  readonly bytes: Bytes
  /** The two stretches that are signed. */
  readonly signed: readonly [Uint8Array, Uint8Array]
  /** Position of the first digit, and number of bytes that there is room for. */
  readonly offset: number
  readonly room: number
}

/** Writes into a drawn file what is signed and when; undefined for one without room for a signature. */
export const preparedFile = (drawn: Uint8Array, signedAt: Date): PreparedFile | undefined => {
  const text = new TextDecoder('latin1').decode(drawn)
  const at = text.indexOf(range)
  const opening = text.indexOf('/Contents <', at) + '/Contents '.length
  const closing = text.indexOf('>', opening)
  if (at < 0 || text.indexOf(range, at + 1) >= 0) return undefined
  const bytes = new Uint8Array(drawn)
  const write = (offset: number, letters: string) => bytes.set(new TextEncoder().encode(letters), offset)
  const numbers = [opening, closing + 1, drawn.length - closing - 1].map((number) => `${number}`.padEnd(10))
  write(at, `/ByteRange [0 ${numbers.join(' ')}]`)
  write(text.indexOf(date, at), `/M (D:${signedAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`)
  const signed = [bytes.subarray(0, opening), bytes.subarray(closing + 1)] as const
  return { bytes, signed, offset: opening + 1, room: (closing - opening - 1) / 2 }
}
