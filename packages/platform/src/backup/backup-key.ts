import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Problem } from '../console/problem'

/** A key opens backups; its public half only makes them. */
const isPublic = (key: string): boolean => key.startsWith('age1')

/** A new key, and its public half for a machine that makes backups but need not read them. */
export const newKey = async (): Promise<{ key: string; publicKey: string }> => {
  const key = await generateX25519Identity()
  return { key, publicKey: await identityToRecipient(key) }
}

/** Encrypts for the holder of the key, in the age format, which authenticates every part of the stream. */
export const seal = async (key: string, plain: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> => {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(isPublic(key) ? key : await identityToRecipient(key))
  } catch {
    throw new Problem('LERNSPUR_BACKUP_KEY is mistyped: it is no key of age. Make one with run backup --new-key.')
  }
  return encrypter.encrypt(plain)
}

/**
 * Decrypts what `seal` made. Throws a Problem for a wrong key or a public half; the stream fails where it was changed.
 */
export const unseal = async (
  key: string,
  sealed: ReadableStream<Uint8Array>,
  noun = 'backup',
): Promise<ReadableStream<Uint8Array>> => {
  if (isPublic(key)) {
    throw new Problem(
      'LERNSPUR_BACKUP_KEY is the public half of a key, which makes backups and opens none; set the one that begins with AGE-SECRET-KEY.',
    )
  }
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(key)
  } catch {
    throw new Problem('LERNSPUR_BACKUP_KEY is mistyped: it is no key of age.')
  }
  try {
    return await decrypter.decrypt(sealed)
  } catch (error) {
    if (error instanceof Error && /no identity matched/i.test(error.message)) {
      throw new Problem(`The ${noun} was encrypted with another key than LERNSPUR_BACKUP_KEY.`)
    }
    throw error
  }
}

/** Whether a key can decrypt backups. */
export const opens = (key: string): boolean => !isPublic(key)
