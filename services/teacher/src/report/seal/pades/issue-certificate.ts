// The library of certificates looks for it while it loads.
import 'reflect-metadata'
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import {
  BasicConstraintsExtension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** A certificate with its private half, both as they are stored. */
export interface IssuedCertificate {
  readonly certificate: Buffer
  readonly privateKey: Buffer
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

const validFor = (years: number) => {
  const [notBefore, notAfter] = [new Date(), new Date()]
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years)
  return { notBefore, notAfter }
}

/** Never negative, and never beginning with a zero byte. */
const serialNumber = (): string => `4${randomBytes(16).toString('hex').slice(1)}`

/** Names in certificates have at most 64 characters. */
const cut = (text: string): string => [...text].slice(0, 64).join('')

const newPair = (): { der: Buffer; key: KeyObject; spki: Buffer } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  return { der, key: privateKey, spki: publicKey.export({ format: 'der', type: 'spki' }) }
}

const importPrivate = (der: Uint8Array) =>
  crypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['sign'])
const importPublic = (spki: Uint8Array) =>
  crypto.subtle.importKey('spki', new Uint8Array(spki), algorithm, true, ['verify'])

/** The installation's own authority, which signs itself. */
export const issueAuthority = async (host: string): Promise<IssuedCertificate> => {
  const { der, spki } = newPair()
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: [{ CN: [cut(`Lernspur, ${host}`)] }],
    ...validFor(30),
    signingAlgorithm: algorithm,
    keys: { privateKey: await importPrivate(der), publicKey: await importPublic(spki) },
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  })
  return { certificate: Buffer.from(certificate.rawData), privateKey: der }
}

/** Whom a certificate names: what the operator knows of a school, never what it calls itself (rule signature.10). */
const subjectOf = (schoolId: string, known: SchoolConfirmation | undefined): JsonName =>
  known
    ? [{ CN: [cut(known.name)] }, { OU: [cut(`Schulnummer ${known.officialNumber}`)] }, { L: [cut(known.town)] }]
    : [{ CN: [cut(`Nicht geprüfte Schule ${schoolId.slice(-12)}`)] }]

/** A certificate of a school, signed by the authority. */
export const issueForSchool = async (
  authority: IssuedCertificate,
  schoolId: string,
  known: SchoolConfirmation | undefined,
): Promise<IssuedCertificate> => {
  const { der, spki } = newPair()
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: subjectOf(schoolId, known),
    issuer: new X509Certificate(new Uint8Array(authority.certificate)).subjectName.toJSON(),
    ...validFor(10),
    signingAlgorithm: algorithm,
    publicKey: await importPublic(spki),
    signingKey: await importPrivate(authority.privateKey),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
    ],
  })
  return { certificate: Buffer.from(certificate.rawData), privateKey: der }
}

/** A stored private half, ready to sign with. */
export const keyFrom = (privateKey: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
