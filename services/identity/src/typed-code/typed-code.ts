/** Digits and letters that are not mistaken for each other (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that is easy to type, five bits of each byte, in groups of four: `XXXX-XXXX-XXXX`. */
export const typedCode = (bytes: Uint8Array): string => {
  const letters = [...bytes].map((byte) => alphabet.charAt(byte & 31)).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** The letters of a code, however it was typed. */
export const lettersOf = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
