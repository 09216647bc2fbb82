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

/** Encrypts a JSON value: nonce, then ciphertext with its tag. It opens only with the same context. */
export const sealJson = async (key: CryptoKey, context: string, value: unknown): Promise<Uint8Array<ArrayBuffer>> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(nonce, context), key, text))
  const all = new Uint8Array(nonceLength + sealed.length)
  all.set(nonce)
  all.set(sealed, nonceLength)
  return all
}

/** The value that was encrypted; rejects with another key, another context or changed bytes. */
export const openJson = async (key: CryptoKey, context: string, all: Uint8Array<ArrayBuffer>): Promise<unknown> => {
  const nonce = all.slice(0, nonceLength)
  const text = await crypto.subtle.decrypt(algorithm(nonce, context), key, all.slice(nonceLength))
  return JSON.parse(new TextDecoder().decode(text))
}
