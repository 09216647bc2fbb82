import { type Bytes, fromBase64, toBase64 } from './base64'
import { type FileMark, readFileMark } from './file-mark'
import { fileMessage, type ReadSeal, readSeal, sealMessage, uuidOf } from './seal-code'
import type { SealKeys } from './seal-key.contract'

/** The result of checking a code or a file (rule signature.6). */
export type SealVerification = 'genuine' | 'replaced' | 'withdrawn' | 'changed' | 'unknownKey' | 'noSeal'

export interface CheckedSeal {
  readonly verification: SealVerification
  /** The content of the seal, if the school has signed it. */
  readonly report?: Pick<ReadSeal, 'day' | 'schoolName'> & { readonly documentId: string }
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

const checked = async (seal: ReadSeal | undefined, keys: SealKeys, file?: FileMark): Promise<CheckedSeal> => {
  if (!seal) return { verification: 'noSeal' }
  const key = await keyNamed(seal.keyId, keys)
  if (!key) return { verification: 'unknownKey' }
  if (!(await isSignedBy(key, seal.signature, sealMessage(seal.head)))) return { verification: 'changed' }
  if (file && !(await isSignedBy(key, file.signature, fileMessage(await sha256(file.unsigned)))))
    return { verification: 'changed' }
  const report = { documentId: uuidOf(seal.documentId), day: seal.day, schoolName: seal.schoolName }
  if (keys.withdrawnIds.includes(report.documentId)) return { verification: 'withdrawn', report }
  return { verification: keys.replacedIds?.includes(report.documentId) ? 'replaced' : 'genuine', report }
}

/** Checks the content of a QR code; says nothing about the words on the paper. */
export const checkCode = (text: string, keys: SealKeys): Promise<CheckedSeal> => checked(readSeal(text), keys)

/** Checks every byte of a file. */
export const checkFile = async (bytes: Uint8Array, keys: SealKeys): Promise<CheckedSeal> => {
  const file = readFileMark(bytes)
  return checked(file && readSeal(file.code), keys, file)
}
