import { picturePixelsMax } from '@lernspur/contracts/file'
import sharp from 'sharp'
import { Refusal } from '../call/refusal'
import type { UploadedFile } from '../input/form'

/** A picture as it is kept: PNG without anything but pixels. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/png'
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** Pixels of the longer side: enough for paper, little enough for lists. */
const sideMax = 512

const startsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + offset, Math.min(text.length, Math.max(0, bytes.length - offset)))
    .toString('latin1')
    .startsWith(text)

/** Only these formats ever reach a decoder; SVG and all others are refused by their first bytes. */
const isKnown = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 0, '\xff\xd8\xff') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))

/**
 * Decodes an uploaded PNG, JPEG or WebP and encodes it anew: upright, at most 512 pixels wide or high, without metadata.
 * FILE_VALIDATION_FAILED for anything else, broken ones and more than 25 megapixels (decisions: observing and assessing).
 */
export const readPicture = async ({ bytes }: UploadedFile): Promise<Picture> => {
  if (!isKnown(bytes)) throw new Refusal('FILE_VALIDATION_FAILED')
  try {
    const encoded = await sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: 'error' })
      .rotate()
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    const kept = new Uint8Array(encoded)
    return { bytes: kept, type: 'image/png', hash: new Bun.CryptoHasher('sha256').update(kept).digest('hex') }
  } catch {
    // What the decoder says is about the file, which nobody may read in a log.
    throw new Refusal('FILE_VALIDATION_FAILED')
  }
}
