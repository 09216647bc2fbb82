/** What keeps a certificate from being trusted, in the order in which one matters. */
type CertificateFault = 'expired' | 'name' | 'untrusted'

const patterns: readonly (readonly [CertificateFault, RegExp])[] = [
  ['expired', /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate has expired|not yet valid/i],
  ['name', /ALTNAME_INVALID|does not match certificate|hostname mismatch/i],
  [
    'untrusted',
    /SELF_SIGNED|self[- ]signed|UNABLE_TO_(?:VERIFY|GET)|unable to (?:verify|get)|CERT_UNTRUSTED|unknown ca/i,
  ],
]

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return `${code} ${error.message} ${error.cause === undefined ? '' : textOf(error.cause)}`
}

/** Why a certificate was not trusted, by the error of a connection; undefined when that is not why it failed. */
export const certificateFaultIn = (error: unknown): CertificateFault | undefined =>
  patterns.find(([, pattern]) => pattern.test(textOf(error)))?.[0]
