import { picturePixelsMax } from '@lernspur/contracts/wire/file'
import sharp, { type Sharp } from 'sharp'
import { ApiError } from '../call/api-error'
import type { UploadedFile } from '../input/form'
import { makeWorkerTurns, type Requester } from '../share/worker-turns'

/** A stored picture: PNG with pixels only. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/png'
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** Pixels of the longer side: enough for print, small enough for lists. */
const sideMax = 512
/** The same for pictures within rows: twice the largest size at which a person is shown. */
const avatarSideMax = 128

const startsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + offset, Math.min(text.length, Math.max(0, bytes.length - offset)))
    .toString('latin1')
    .startsWith(text)

/** Only these formats reach a decoder; SVG and all others are refused by their first bytes. */
const isKnown = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 0, '\xff\xd8\xff') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))

/** Seconds that one picture may take; the largest takes less than one. */
const timeoutSeconds = 10

/** Two pictures at a time, but of different schools: decoding uses threads that reading files needs as well. */
const turns = makeWorkerTurns({ name: 'pictures', running: 2, runningOfSchool: 1, waitingOfPerson: 8 })

/**
 * Decodes, applies the orientation and shrinks, in turns by school and person (rule call.10); the encoded result has no
 * metadata. The number of pixels is known, and refused, before they are decoded. FILE_VALIDATION_FAILED.
 */
export const redraw = async (
  requester: Requester,
  bytes: Uint8Array,
  side: number,
  encode: (drawn: Sharp) => Sharp,
) => {
  if (!isKnown(bytes)) throw new ApiError('FILE_VALIDATION_FAILED')
  const draw = async () => {
    const drawn = sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return await encode(drawn).toBuffer({ resolveWithObject: true })
  }
  try {
    return await turns.run(requester, draw)
  } catch (error) {
    if (error instanceof ApiError) throw error
    // The decoder's message is about the file's content, which must not be logged.
    throw new ApiError('FILE_VALIDATION_FAILED')
  }
}

/**
 * Decodes an uploaded PNG, JPEG or WebP and encodes it again: upright, at most 512 pixels wide or high, without metadata.
 * FILE_VALIDATION_FAILED for anything else, broken ones and more than 25 megapixels (rule file.1). To be called before a
 * transaction (`readAhead`), because it waits for its turn.
 */
export const readPicture = async (requester: Requester, { bytes }: Pick<UploadedFile, 'bytes'>): Promise<Picture> => {
  const { data } = await redraw(requester, bytes, sideMax, (drawn) => drawn.png())
  const stored = new Uint8Array(data)
  return { bytes: stored, type: 'image/png', hash: new Bun.CryptoHasher('sha256').update(stored).digest('hex') }
}

/** Bytes of a picture sent within a body; the contract has checked that it is a data URL. */
export const pictureBytes = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))

/** The same for a picture that stays a data URL: at most 128 pixels wide or high, a few kilobytes. */
export const readAvatar = async (requester: Requester, dataUrl: string): Promise<string> => {
  const { data } = await redraw(requester, pictureBytes(dataUrl), avatarSideMax, (drawn) => drawn.webp({ quality: 80 }))
  return `data:image/webp;base64,${data.toString('base64')}`
}
