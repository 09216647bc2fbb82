import { offsetOn, type PictureArea } from './picture-area'

/** Draws an area of a picture onto a square canvas, which keeps its own size; empty borders stay transparent. */
export const drawArea = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, area: PictureArea): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, width, height } = offsetOn(canvas.width, bitmap, area)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, width, height)
}
