import type { Revocation } from '../../school-identity/seal-key-revocation'
import { type Bytes, fromBase64, toBase64 } from './base64'
import { type FileMark, readFileMark } from './file-mark'
import { type KnownSchool, knownSchool } from './known-school'
import { fileMessage, type ReadSeal, readSeal, sealMessage, uuidOf } from './seal-code'
import type { SealKeys } from './seal-key.contract'

/** The result of checking a code or a file (rule signature.6). */
export type SealVerification =
  | 'genuine'
  | 'otherName'
  | 'unconfirmed'
  | 'revoked'
  | 'replaced'
  | 'withdrawn'
  | 'changed'
  | 'unknownKey'
  | 'noSeal'

/** The content of a seal that is signed, and what is known of its school. */
interface SealedContent extends Pick<ReadSeal, 'day' | 'schoolName'>, Omit<KnownSchool, 'isOtherName'> {
  readonly documentId: string
  /** From which day on the key is revoked, and why (rule signature.11). */
  readonly revocation?: Revocation
}

export interface CheckedSeal {
  readonly verification: SealVerification
  /** Missing unless the key of the seal has signed it. */
  readonly report?: SealedContent
}

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** The first bytes of a public key's digest, by which seals name it. */
export const keyIdOf = async (publicKey: Bytes): Promise<Bytes> => (await sha256(publicKey)).slice(0, 8)

const isSignedBy = async (publicKey: Bytes, signature: Bytes, message: Bytes): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

const keyNamed = async (keyId: Bytes, keys: SealKeys): Promise<Bytes | undefined> => {
  const wanted = toBase64(keyId)
  for (const text of keys.publicKeys) {
    const key = fromBase64(text)
    if (key && toBase64(await keyIdOf(key)) === wanted) return key
  }
  return undefined
}

/**
 * A key that somebody else may have had proves nothing, because its owner may write any day; that of a school that has
 * closed goes on proving what it sealed until then (rule signature.11).
 */
const isRevoked = (day: string, revocation: Revocation | undefined): boolean =>
  revocation !== undefined && (revocation.reason !== 'closed' || day > revocation.day)

const outcomeOf = (report: SealedContent, isOtherName: boolean, keys: SealKeys): SealVerification => {
  const { documentId, day, confirmation, revocation } = report
  if (keys.withdrawnIds.includes(documentId)) return 'withdrawn'
  if (keys.replacedIds?.includes(documentId)) return 'replaced'
  if (isRevoked(day, revocation)) return 'revoked'
  if (!confirmation) return 'unconfirmed'
  return isOtherName ? 'otherName' : 'genuine'
}

const checked = async (seal: ReadSeal | undefined, keys: SealKeys, file?: FileMark): Promise<CheckedSeal> => {
  if (!seal) return { verification: 'noSeal' }
  const key = await keyNamed(seal.keyId, keys)
  if (!key) return { verification: 'unknownKey' }
  if (!(await isSignedBy(key, seal.signature, sealMessage(seal.head)))) return { verification: 'changed' }
  if (file && !(await isSignedBy(key, file.signature, fileMessage(await sha256(file.unsigned)))))
    return { verification: 'changed' }
  const { day, schoolName } = seal
  const publicKey = toBase64(key)
  const { isOtherName, ...known } = knownSchool(publicKey, schoolName, keys)
  const revoked = keys.revocations?.find((one) => one.publicKey === publicKey)
  const revocation = revoked && { day: revoked.day, reason: revoked.reason }
  const report = { documentId: uuidOf(seal.documentId), day, schoolName, ...known, ...(revocation && { revocation }) }
  return { verification: outcomeOf(report, isOtherName, keys), report }
}

/** Checks the content of a QR code; says nothing about the words on the paper. */
export const checkCode = (text: string, keys: SealKeys): Promise<CheckedSeal> => checked(readSeal(text), keys)

/** Checks every byte of a file. */
export const checkFile = async (bytes: Uint8Array, keys: SealKeys): Promise<CheckedSeal> => {
  const file = readFileMark(bytes)
  return checked(file && readSeal(file.code), keys, file)
}
