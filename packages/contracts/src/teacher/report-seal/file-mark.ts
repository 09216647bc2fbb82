import { type Bytes, fromBase64, toBase64 } from './base64'
import { signatureLength } from './seal-code'

/** Placeholder in a file for its signature. */
const open = toBase64(new Uint8Array(signatureLength))

/** The seal of a file before it is signed: the code of the report, and the place of the file's signature. */
export const openMark = (code: string): string => `v1.${code}.${open}`

const markPattern = /\/LNSP_Seal \(v1\.([\w-]+)\.([\w-]{86})\)/g

/** A file's seal, and the bytes that are signed. */
export interface FileMark {
  readonly code: string
  readonly signature: Bytes
  /** The file without its signature. */
  readonly unsigned: Bytes
  /** Position of the signature. */
  readonly offset: number
}

/** The seal that a file carries; undefined when it has none, or more than one. */
export const readFileMark = (bytes: Uint8Array): FileMark | undefined => {
  // Every byte becomes one character, so that positions in the text are positions in the file.
  const found = [...new TextDecoder('latin1').decode(bytes).matchAll(markPattern)]
  const [match] = found
  const [matched, code, letters] = match ?? []
  const signature = letters === undefined ? undefined : fromBase64(letters)
  if (found.length !== 1 || !match || !matched || !code || !signature) return undefined
  const index = match.index + matched.length - 1 - open.length
  const unsigned = new Uint8Array(bytes)
  unsigned.set(new TextEncoder().encode(open), index)
  return { code, signature, unsigned, offset: index }
}

/** A file with its signature in its place. */
export const signedFile = ({ unsigned, offset }: FileMark, signature: Uint8Array): Bytes => {
  const signed = new Uint8Array(unsigned)
  signed.set(new TextEncoder().encode(toBase64(signature)), offset)
  return signed
}
