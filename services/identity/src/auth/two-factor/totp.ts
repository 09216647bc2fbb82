import { Secret, TOTP } from 'otpauth'

/** Bytes of a secret, as RFC 4226 recommends. */
const secretSize = 20
/** Half a minute before and after, for clocks that differ. */
const window = 1

const totpOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({ issuer: 'Lernspur', label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** A new secret for an authenticator. */
export const newTotpSecret = (): Uint8Array => new Uint8Array(new Secret({ size: secretSize }).buffer)

/** The secret for typing, and as the URI of a QR code. */
export const showTotp = (secret: Uint8Array, email: string): { secret: string; otpauthUrl: string } => {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, otpauthUrl: totp.toString() }
}

/** Code points of the digit zero in the scripts of Arabic and Persian keyboards. */
const otherZeros = [0x0660, 0x06f0] as const

/** The digits of a code, in any grouping and script. */
const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const zero = otherZeros.findLast((one) => one <= digit.charCodeAt(0)) ?? 0
      return String(digit.charCodeAt(0) - zero)
    })

/** The half minute since 1970 that a six-digit code belongs to; undefined when it is not valid near now. */
export const stepOf = (secret: Uint8Array, token: string): number | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: digitsOf(token), window })
  return delta === null ? undefined : totp.counter() + delta
}
