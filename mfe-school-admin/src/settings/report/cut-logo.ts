import { pictureDataMax } from '@lernspur/contracts/wire/fields'
import { drawArea } from '@lernspur/ui/components/picture/draw-area'
import type { PictureArea } from '@lernspur/ui/components/picture/picture-area'

/** Edge length in pixels of the canvas for the cropped logo: twice the stored size. */
const field = 1024
/** Longer edges and qualities of the stored picture, tried in order until it is small enough to be sent. */
const edges = [512, 384, 256]
const qualities = [0.95, 0.85, 0.7]

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Whether a pixel is visible on white paper. */
const isInk = (data: Uint8ClampedArray, at: number): boolean =>
  (data[at + 3] ?? 0) > 8 && Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 250

/** The smallest box around everything visible on white paper; null for an empty picture. Four bytes per pixel. */
export const inkBox = (data: Uint8ClampedArray, width: number, height: number): Box | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isInk(data, (y * width + x) * 4)) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

const canvasOf = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width: Math.max(1, width), height: Math.max(1, height) })

/** Drawn on white, since it is printed on paper. Null if no format of the browser is small enough to be sent. */
const encode = (source: HTMLCanvasElement, box: Box): string | null => {
  for (const edge of edges) {
    const scale = Math.min(1, edge / Math.max(box.width, box.height))
    const canvas = canvasOf(Math.round(box.width * scale), Math.round(box.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return null
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, box.left, box.top, box.width, box.height, 0, 0, canvas.width, canvas.height)
    const urls = ['image/png', ...qualities.map(() => 'image/jpeg')].map((type, index) =>
      canvas.toDataURL(type, qualities[index - 1]),
    )
    const found = urls.find((url) => url.length <= pictureDataMax)
    if (found) return found
  }
  return null
}

/** The area of a picture without its empty border, as a data URL; null if it is empty. */
export const cutLogo = (bitmap: ImageBitmap, area: PictureArea): string | null => {
  const canvas = canvasOf(field, field)
  drawArea(canvas, bitmap, area)
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, field, field).data
  const box = pixels && inkBox(pixels, field, field)
  return box ? encode(canvas, box) : null
}
