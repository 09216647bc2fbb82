import { type Crop, placeOn } from './crop'

/** Edge of the picture that is sent, in pixels: what the server keeps at most. */
const sentSide = 512

/** Draws the cut of a picture onto a square canvas, which keeps its own size. */
export const drawCrop = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = placeOn(canvas.width, bitmap, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, width, height)
}

/** The cut as a PNG, redrawn, so that it has nothing of the camera's metadata. */
export const cutPicture = (bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = sentSide
  canvas.height = sentSide
  drawCrop(canvas, bitmap, crop)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
