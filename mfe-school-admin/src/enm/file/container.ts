import { EnmFault } from './enm-fault'

/** Bytes of a file as it is chosen, and of its JSON: the largest schools need some 40 MB. */
export const enmSizes = { packed: 32_000_000, unpacked: 64_000_000 } as const

/** What an encrypted file was encrypted with; the other system asks for both. */
export interface EnmKey {
  readonly password: string
  readonly salt: string
}

/** How the JSON of a file is wrapped, outermost first, so that it is given back in the same way. */
export interface EnmContainer {
  readonly isEncrypted: boolean
  readonly isPacked: boolean
  readonly hasByteOrderMark: boolean
}

const ivLength = 16
const iterations = 65_536

const deriveKey = async ({ password, salt }: EnmKey): Promise<CryptoKey> => {
  const words = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', words.encode(password), 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: words.encode(salt), iterations },
    material,
    { name: 'AES-CBC', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer())

/** Reads a stream up to a number of bytes; `tooLarge` beyond. */
const readUpTo = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, max: number): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    length += value.byteLength
    if (length > max) {
      await reader.cancel()
      throw new EnmFault('tooLarge', { limit: max / 1_000_000 })
    }
    parts.push(value)
  }
}

const unpack = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await bytesOf(await readUpTo(stream, enmSizes.unpacked))
  } catch (error) {
    throw error instanceof EnmFault ? error : new EnmFault('damaged')
  }
}

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b
const mark = [0xef, 0xbb, 0xbf]
const hasMark = (bytes: Uint8Array): boolean => mark.every((byte, index) => bytes[index] === byte)

/** Whether the bytes begin as a JSON document with an object does, after a mark and blanks. */
const isJson = (bytes: Uint8Array): boolean =>
  bytes.subarray(hasMark(bytes) ? mark.length : 0).find((byte) => !/\s/.test(String.fromCharCode(byte))) === 0x7b

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The bytes of Base64 in lines or as one; undefined for anything else. */
const fromBase64 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  const text = new TextDecoder('latin1').decode(bytes).replace(/\s+/g, '')
  if (text.length % 4 !== 0 || !base64.test(text)) return undefined
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
}

const toBase64 = (bytes: Uint8Array): string => {
  const chunk = 0x8000
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * chunk, (index + 1) * chunk)),
  )
  return btoa(parts.join(''))
}

/** `wrongKey` where the key does not fit; with some wrong keys the result is noise, which the caller refuses. */
const decrypt = async (bytes: Uint8Array<ArrayBuffer>, key: EnmKey): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    const iv = bytes.slice(0, ivLength)
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await deriveKey(key), bytes.slice(ivLength))
    return new Uint8Array(plain)
  } catch {
    throw new EnmFault('wrongKey')
  }
}

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new EnmFault('noJson')
  }
}

/**
 * The JSON of a file and how it was wrapped: gzip or plain, and over both Base64 of an initialisation vector and AES-256-CBC
 * with a key by PBKDF2 (rule enm.1). Throws an `EnmFault`: `encrypted` where a key is needed and none was given.
 */
export const openContainer = async (
  file: Blob,
  key?: EnmKey,
): Promise<{ readonly text: string; readonly container: EnmContainer }> => {
  if (file.size === 0) throw new EnmFault('empty')
  if (file.size > enmSizes.packed) throw new EnmFault('tooLarge', { limit: enmSizes.packed / 1_000_000 })
  const outer = await bytesOf(file)
  const encrypted = isGzip(outer) || isJson(outer) ? undefined : fromBase64(outer)
  if (!encrypted && !isGzip(outer) && !isJson(outer)) throw new EnmFault('notEnm')
  if (encrypted && !key) throw new EnmFault('encrypted')
  const inner = encrypted && key ? await decrypt(encrypted, key) : outer
  if (encrypted && !isGzip(inner) && !isJson(inner)) throw new EnmFault('wrongKey')
  const bytes = isGzip(inner) ? await unpack(inner) : inner
  return {
    text: textOf(bytes),
    container: { isEncrypted: encrypted !== undefined, isPacked: isGzip(inner), hasByteOrderMark: hasMark(bytes) },
  }
}

/** The file of a text, wrapped as it was; an encrypted one has a new initialisation vector. */
export const closeContainer = async (text: string, container: EnmContainer, key?: EnmKey): Promise<Blob> => {
  const json = new Blob([...(container.hasByteOrderMark ? [new Uint8Array(mark)] : []), text])
  const inner = container.isPacked
    ? await new Response(json.stream().pipeThrough(new CompressionStream('gzip'))).blob()
    : json
  if (!container.isEncrypted) return inner
  if (!key) throw new EnmFault('encrypted')
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const content = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await deriveKey(key), await bytesOf(inner))
  return new Blob([toBase64(await bytesOf(new Blob([iv, content])))])
}
