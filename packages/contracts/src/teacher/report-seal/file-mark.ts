import { type Bytes, fromBase64, toBase64 } from './base64'
import { signatureLength } from './seal-code'

/** Placeholder in a file of the first version for its signature. */
const open = toBase64(new Uint8Array(signatureLength))

/** The seal of a file of the first version before it is signed: the code of the report, and where its signature goes. */
export const openMark = (code: string): string => `v1.${code}.${open}`

/** The seal of a file whose signature stands within that for other programs (rule signature.12). */
export const innerMark = (code: string): string => `v2.${code}`

/**
 * What stands in front of the school's signature within the signature for other programs: its attribute
 * (2.25.72068894834928992186109520829475222101), a set, and 64 bytes. A file has it once, in small letters.
 */
export const sealAttribute = '061369ecb7fbb6bca5c2af978495e79da798a1e45531420440'

const hexLength = 2 * signatureLength
const markPattern = /\/LNSP_Seal \((?:v1\.([\w-]+)\.([\w-]{86})|v2\.([\w-]+))\)/g
const innerPattern = new RegExp(`${sealAttribute}([0-9a-f]{${hexLength}})`, 'g')

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

/** A file's seal, and the bytes that are signed. */
export interface FileMark {
  readonly code: string
  readonly signature: Bytes
  /** The file without its signature. */
  readonly unsigned: Bytes
  /** Position of the signature, and how it is written. */
  readonly offset: number
  readonly encoding: 'base64' | 'hex'
}

interface LocatedMark {
  readonly code: string
  readonly signature: Bytes | undefined
  readonly offset: number
  readonly encoding: FileMark['encoding']
}

const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

const foundIn = (text: string): LocatedMark | undefined => {
  const marks = matchesIn(text, markPattern)
  const [mark] = marks
  if (marks.length !== 1 || !mark) return undefined
  const [matched, outerCode, letters, innerCode] = mark
  if (outerCode && letters) {
    const offset = mark.index + matched.length - 1 - open.length
    return { code: outerCode, signature: fromBase64(letters), offset, encoding: 'base64' }
  }
  const inner = matchesIn(text, innerPattern)
  const [signed] = inner
  const digits = signed?.[1]
  if (inner.length !== 1 || !signed || !digits || !innerCode) return undefined
  return {
    code: innerCode,
    signature: fromHex(digits),
    offset: signed.index + sealAttribute.length,
    encoding: 'hex',
  }
}

/** The seal that a file carries; undefined when it has none, or more than one. */
export const readFileMark = (bytes: Uint8Array): FileMark | undefined => {
  // Every byte becomes one character, so that positions in the text are positions in the file.
  const found = foundIn(new TextDecoder('latin1').decode(bytes))
  if (!found?.signature) return undefined
  const { signature, offset, encoding, code } = found
  const unsigned = new Uint8Array(bytes)
  unsigned.set(new TextEncoder().encode(encoding === 'hex' ? '0'.repeat(hexLength) : open), offset)
  return { code, signature, unsigned, offset, encoding }
}

/** A file with its signature in its place. */
export const signedFile = ({ unsigned, offset, encoding }: FileMark, signature: Uint8Array): Bytes => {
  const signed = new Uint8Array(unsigned)
  signed.set(new TextEncoder().encode(encoding === 'hex' ? toHex(signature) : toBase64(signature)), offset)
  return signed
}
