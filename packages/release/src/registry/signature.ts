import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** The prefix of the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs and verifies manifests with the key of an installation. */
export interface Signer {
  /** Base64, over the bytes of the text. */
  sign(text: string): string
  /** False for a missing or wrong signature; never throws. */
  verify(text: string, signature: string): boolean
  /** The public half, base64 of its 32 bytes. */
  readonly publicKey: string
}

const verifies = (key: KeyObject, text: string, signature: string): boolean => {
  try {
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** The prefix of the 32 bytes of a public Ed25519 key (RFC 8410). */
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the key of this public half made `signature` of a text; false for an invalid key. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  const bytes = Buffer.from(publicKey, 'base64')
  if (bytes.length !== 32) return false
  const key = createPublicKey({ key: Buffer.concat([publicPrefix, bytes]), format: 'der', type: 'spki' })
  return verifies(key, text, signature)
}

const signerWith = (privateKey: KeyObject): Signer => {
  const publicKey = createPublicKey(privateKey)
  return {
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verifies(publicKey, text, signature),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
  }
}

/** The Ed25519 key of an installation, derived from its secret (64 hexadecimal characters). */
export const signerOf = (secret: string): Signer => {
  const seed = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', 'lernspur release signature', 32))
  return signerWith(createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' }))
}

/** A fresh private key of Ed25519, as PEM (PKCS #8), which other programs read as well. */
export const newPrivateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

/** The signer of a private key as PEM; undefined for anything but a key of Ed25519 without a password. */
export const signerOfPem = (pem: string): Signer | undefined => {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? signerWith(key) : undefined
  } catch {
    return undefined
  }
}
