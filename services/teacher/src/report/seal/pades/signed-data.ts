import { createHash, type KeyObject, sign } from 'node:crypto'
import { sealAttribute } from '@lernspur/contracts/teacher/report-seal/file-mark'
import { der, membersOf, nothing, octets, oid, sequence, setOf, smallInteger } from './der'

/** Who signs: the own certificate first, then those that lead to a known one. */
export interface Signer {
  readonly certificates: readonly [Uint8Array, ...Uint8Array[]]
  readonly key: KeyObject
}

const names = {
  data: oid('1.2.840.113549.1.7.1'),
  signedData: oid('1.2.840.113549.1.7.2'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  signingCertificateV2: oid('1.2.840.113549.1.9.16.2.47'),
  sha256: oid('2.16.840.1.101.3.4.2.1'),
  ecdsaWithSha256: oid('1.2.840.10045.4.3.2'),
  rsaWithSha256: oid('1.2.840.113549.1.1.11'),
} as const

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const attribute = (name: Uint8Array, value: Uint8Array): Buffer => sequence(name, setOf(value))

/** Issuer and number, by which a signature names its certificate. */
const nameOf = (certificate: Uint8Array): Buffer => {
  const [body = Buffer.of()] = membersOf(certificate)
  const members = membersOf(body)
  // The version comes first where it is not the oldest one.
  const [number = Buffer.of(), , issuer = Buffer.of()] = members[0]?.[0] === 0xa0 ? members.slice(1) : members
  return sequence(issuer, number)
}

/** What is signed besides the file: its digest, and which certificate it is (ETSI EN 319 142-1, level B-B). */
const attributesOf = ([own]: Signer['certificates'], digest: Uint8Array): readonly Buffer[] => [
  attribute(names.contentType, names.data),
  attribute(names.messageDigest, octets(digest)),
  // The digest is SHA-256, which is the default and therefore not named.
  attribute(names.signingCertificateV2, sequence(sequence(sequence(octets(sha256(own)))))),
]

const algorithmOf = ({ asymmetricKeyType }: KeyObject): Buffer =>
  asymmetricKeyType === 'rsa' ? sequence(names.rsaWithSha256, nothing) : sequence(names.ecdsaWithSha256)

/**
 * The signature of a file for other programs, as PAdES at level B-B wants it, with room for the school's own seal in an
 * attribute that is not signed: the seal covers all bytes of the file, those of this signature included.
 */
export const signedData = ({ certificates, key }: Signer, parts: readonly Uint8Array[]): Buffer => {
  const attributes = attributesOf(certificates, sha256(...parts))
  const signature = sign('sha256', setOf(...attributes), key)
  const digestAlgorithm = sequence(names.sha256)
  const room = Buffer.concat([Buffer.from(sealAttribute, 'hex'), Buffer.alloc(64)])
  const signerInfo = sequence(
    smallInteger(1),
    nameOf(certificates[0]),
    digestAlgorithm,
    der(0xa0, ...attributes.toSorted(Buffer.compare)),
    algorithmOf(key),
    octets(signature),
    der(0xa1, sequence(room)),
  )
  return sequence(
    names.signedData,
    der(
      0xa0,
      sequence(
        smallInteger(1),
        setOf(digestAlgorithm),
        sequence(names.data),
        der(0xa0, ...certificates),
        setOf(signerInfo),
      ),
    ),
  )
}

/** Bytes that a signature takes at most: ECDSA and RSA up to 4096 bits. */
export const signatureRoom = ({ certificates, key }: Signer): number => {
  const own = key.asymmetricKeyType === 'rsa' ? 512 : 72
  return certificates.reduce((sum, { length }) => sum + length, 0) + own + 640
}
