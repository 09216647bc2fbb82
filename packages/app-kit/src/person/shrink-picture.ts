import { profileLimits } from '@lernspur/contracts/identity/user.contract'
import { middleOf, type PictureArea, type PictureSize } from '@lernspur/ui/components/picture/picture-area'

/** Edge length in pixels of the stored square: twice the largest display size. */
const side = 128
const qualities = [0.85, 0.7, 0.5]

/** Undefined if too large, or if the browser does not support this type and falls back to another. */
const encode = (canvas: HTMLCanvasElement, type: string): string | undefined =>
  qualities
    .map((quality) => canvas.toDataURL(type, quality))
    .find((url) => url.startsWith(`data:${type}`) && url.length <= profileLimits.avatar)

/** Safari cannot encode WebP. JPEG has no transparency, so the background is filled. */
const encodeAnywhere = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string | undefined => {
  const small = encode(canvas, 'image/webp')
  if (small) return small
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  return encode(canvas, 'image/jpeg')
}

/** A picture file opened in the browser; `close` frees its memory. */
export interface OpenPicture extends PictureSize {
  readonly bitmap: ImageBitmap
  close(): void
}

/** Opens a chosen file of any size, since only a small part is sent; null if it is not a picture. */
export const openPicture = async (file: Blob): Promise<OpenPicture | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  return bitmap && { bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}

/**
 * A square part of an open picture, scaled down, as a data URL. Redrawn in the browser, which strips the camera's
 * metadata. Null if the browser cannot draw it.
 */
export const shrinkArea = ({ bitmap }: OpenPicture, { left, top, side: cut }: PictureArea): string | null => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side)
  return encodeAnywhere(canvas, context) ?? null
}

/** The centre of a picture as a small square, as a data URL; null if the file is not a picture. */
export const shrinkPicture = async (file: Blob): Promise<string | null> => {
  const picture = await openPicture(file)
  if (!picture) return null
  const shrunk = shrinkArea(picture, middleOf(picture))
  picture.close()
  return shrunk
}
