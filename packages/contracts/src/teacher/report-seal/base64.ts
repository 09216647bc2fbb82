/** Bytes of a database, a file or the browser's cryptography. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Bytes in characters that addresses can contain, without padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes it; undefined for invalid text. */
export const fromBase64 = (text: string): Bytes | undefined => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
