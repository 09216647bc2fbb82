import { photoLimits } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { UploadedFile } from '../input/form'
import type { Requester } from '../share/worker-turns'
import { redraw } from './picture'

/** A photo as stored: JPEG with pixels only, and its small picture as data URL. */
export interface Photo {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/jpeg'
  /** SHA-256, hexadecimal. */
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly thumbnail: string
}

/**
 * Decodes an uploaded PNG, JPEG or WebP and encodes it again: upright, at most 2048 pixels wide or high, without metadata
 * such as the place where it was taken. FILE_VALIDATION_FAILED as of `readPicture` (rule file.1).
 */
export const readPhoto = async (requester: Requester, { bytes }: Pick<UploadedFile, 'bytes'>): Promise<Photo> => {
  const jpeg = (quality: number) => (drawn: Parameters<Parameters<typeof redraw>[3]>[0]) =>
    drawn.flatten({ background: 'white' }).jpeg({ quality })
  const { data, info } = await redraw(requester, bytes, photoLimits.side, jpeg(82))
  const stored = new Uint8Array(data)
  const small = await redraw(requester, stored, photoLimits.thumbnailSide, jpeg(70))
  return {
    bytes: stored,
    type: 'image/jpeg',
    hash: new Bun.CryptoHasher('sha256').update(stored).digest('hex'),
    width: info.width,
    height: info.height,
    thumbnail: `data:image/jpeg;base64,${small.data.toString('base64')}`,
  }
}
