/** Bytes of a database, a file or the browser's cryptography. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Bytes in characters that addresses can contain, without padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Decodes it; undefined for invalid text, and for text that `toBase64` does not give: the last character may have bits
 * that decoding ignores, so that a changed file would read like the signed one.
 */
export const fromBase64 = (text: string): Bytes | undefined => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}
