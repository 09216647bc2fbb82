import { centralEncoding } from './central-encoding'

/** Encodings by byte order mark: Excel writes "Unicode text" as UTF-16. Some programs write it without its mark. */
const encodingOf = (bytes: Uint8Array): string | undefined => {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return undefined
}

/** What ä, ü and ß of Mac Roman are in Windows-1252, where none of them stands inside a name. */
const macLetters = /(?<=\p{Ll})[ŠŸ]|(?<=\p{L})§/gu

/** Text that is no UTF-8. Excel on a Mac writes plain CSV in Mac Roman; the letters tell, since nothing else does. */
const decodeBytes = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const [mac = [], windows = []] = [macLetters, /[À-ÿ]/g].map((letters) => text.match(letters) ?? [])
  const other = centralEncoding(text) ?? (mac.length > windows.length ? 'macintosh' : undefined)
  return other ? new TextDecoder(other).decode(bytes) : text
}

/**
 * Text of a file without a declared encoding: UTF-8, or else Windows-1252, which includes every letter of ISO-8859-1,
 * unless its letters are those of Mac Roman or of Central Europe. A byte order mark is removed.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBytes(bytes)
  }
}
