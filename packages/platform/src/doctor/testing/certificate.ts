import { generate } from 'selfsigned'

/** A certificate with its key, in PEM form. */
interface TestCertificate {
  readonly cert: string
  readonly key: string
}

const dayMs = 24 * 60 * 60 * 1_000

/** Makes a self-signed certificate for a host, good for thirty days. */
export const testCertificate = async (name: string): Promise<TestCertificate> => {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 30 * dayMs),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  return { cert: made.cert, key: made.private }
}
