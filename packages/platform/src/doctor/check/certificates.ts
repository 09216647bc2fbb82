import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkServerIdentity, connect } from 'node:tls'
import { type Finding, findingsOf } from '../finding'
import { certificateFaultIn } from './certificate-fault'

const { ok, warning, problem } = findingsOf('certificates')

const dayMs = 24 * 60 * 60 * 1_000
/** Days before the end at which somebody should have renewed a certificate. */
const renewDays = 14

/** What the end of a certificate means now. */
const endFindings = (what: string, validTo: Date, now: number): Finding[] => {
  const day = validTo.toISOString().slice(0, 10)
  if (validTo.getTime() <= now) return [problem(`${what} expired on ${day}.`)]
  if (validTo.getTime() - now < renewDays * dayMs) return [warning(`${what} expires on ${day}: renew it.`)]
  return [ok(`${what} is good until ${day}.`)]
}

interface ServedCertificate {
  readonly validTo: Date
  readonly fault: ReturnType<typeof certificateFaultIn>
}

const timeoutMs = 5_000

/** The certificate that a server shows, and what is wrong with it; undefined when nothing speaks TLS there. */
const servedCertificate = ({ hostname, port }: URL): Promise<ServedCertificate | undefined> => {
  const { promise, resolve } = Promise.withResolvers<ServedCertificate | undefined>()
  const host = hostname.replace(/^\[|\]$/g, '')
  const isName = !/^[\d.]+$|:/.test(host)
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...(isName && { servername: host }),
  })
  const end = (found: ServedCertificate | undefined): void => {
    resolve(found)
    socket.destroy()
  }
  socket.setTimeout(timeoutMs, () => end(undefined))
  socket.once('error', () => end(undefined))
  socket.once('secureConnect', () => {
    const certificate = socket.getPeerCertificate()
    const error = checkServerIdentity(host, certificate) ?? socket.authorizationError
    end({ validTo: new Date(certificate.valid_to), fault: error ? certificateFaultIn(error) : undefined })
  })
  return promise
}

/** The certificate of the address that browsers open. */
export const checkPublicCertificate = async (publicUrl: string, now = Date.now()): Promise<Finding[]> => {
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') return []
  const found = await servedCertificate(url)
  if (!found) return [problem(`No server speaks TLS at ${publicUrl}.`)]
  if (found.fault === 'name') return [problem(`The certificate at ${publicUrl} is for another name.`)]
  if (found.fault === 'untrusted') {
    return [problem(`The certificate at ${publicUrl} is not trusted: it is self-signed, or its chain is not complete.`)]
  }
  return endFindings(`The certificate at ${publicUrl}`, found.validTo, now)
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const parse = <T>(text: string | undefined, make: (text: string) => T): T | undefined => {
  try {
    return text === undefined ? undefined : make(text)
  } catch {
    return undefined
  }
}

/** The certificate that signs reports, where the operator has brought one. */
export const checkSignature = (
  certificatePath: string | undefined,
  keyPath: string | undefined,
  now = Date.now(),
): Finding[] => {
  if (certificatePath === undefined && keyPath === undefined) return []
  if (certificatePath === undefined || keyPath === undefined) {
    return [
      problem('LERNSPUR_SIGNATURE_CERTIFICATE and LERNSPUR_SIGNATURE_KEY must both be set, and only one of them is.'),
    ]
  }
  const [text, keyText] = [read(certificatePath), read(keyPath)]
  if (text === undefined) return [problem('LERNSPUR_SIGNATURE_CERTIFICATE names a file that cannot be read.')]
  if (keyText === undefined) return [problem('LERNSPUR_SIGNATURE_KEY names a file that cannot be read.')]
  const certificate = parse(text, (pem) => new X509Certificate(pem))
  const key = parse(keyText, createPrivateKey)
  if (!certificate) return [problem('LERNSPUR_SIGNATURE_CERTIFICATE must be certificates in PEM form.')]
  if (!key) return [problem('LERNSPUR_SIGNATURE_KEY must be a private key in PEM form, without a password.')]
  if (!certificate.checkPrivateKey(key)) {
    return [problem('LERNSPUR_SIGNATURE_KEY is not the key of the certificate in LERNSPUR_SIGNATURE_CERTIFICATE.')]
  }
  return endFindings('The certificate that signs reports', new Date(certificate.validTo), now)
}
