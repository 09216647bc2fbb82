import { drawArea } from '@lernspur/ui/components/picture/draw-area'
import type { PictureArea } from '@lernspur/ui/components/picture/picture-area'

/** Edge of the picture that is sent, in pixels: what the server keeps at most. */
const sentSide = 512

/** The area as a PNG, redrawn, so that it has nothing of the camera's metadata. */
export const cutPicture = (bitmap: ImageBitmap, area: PictureArea): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = sentSide
  canvas.height = sentSide
  drawArea(canvas, bitmap, area)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
