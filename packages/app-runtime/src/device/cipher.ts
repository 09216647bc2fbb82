const nonceLength = 12

const algorithm = (nonce: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(context),
})

/** A key from 32 bytes in base64url, usable but not readable by scripts. */
export const importKey = (text: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts bytes: nonce, then ciphertext with its tag. They open only with the same context. */
export const sealBytes = async (
  key: CryptoKey,
  context: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(nonce, context), key, bytes))
  const all = new Uint8Array(nonceLength + sealed.length)
  all.set(nonce)
  all.set(sealed, nonceLength)
  return all
}

/** The bytes that were encrypted; rejects with another key, another context or changed bytes. */
export const openBytes = (key: CryptoKey, context: string, all: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(algorithm(all.slice(0, nonceLength), context), key, all.slice(nonceLength))

/** Encrypts a JSON value. */
export const sealJson = (key: CryptoKey, context: string, value: unknown): Promise<Uint8Array<ArrayBuffer>> =>
  sealBytes(key, context, new TextEncoder().encode(JSON.stringify(value)))

/** The value that was encrypted; rejects like `openBytes`. */
export const openJson = async (key: CryptoKey, context: string, all: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await openBytes(key, context, all)))
