import type { PictureShape } from '@lernspur/contracts/level-picture'

/** Pixels of a side: enough for 32 px on the finest screens. */
const side = 96
/** Side of the field that shapes stand on. */
const field = 32

const outlineOf = (shape: PictureShape): Path2D => {
  if (shape.kind === 'path') return new Path2D(shape.d)
  const outline = new Path2D()
  if (shape.kind === 'circle') outline.arc(shape.cx, shape.cy, shape.r, 0, 2 * Math.PI)
  else outline.roundRect(shape.x, shape.y, shape.width, shape.height, shape.rx)
  return outline
}

const draw = (context: CanvasRenderingContext2D, shapes: readonly PictureShape[]): void => {
  context.scale(side / field, side / field)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of shapes) {
    const outline = outlineOf(shape)
    const { fill, stroke, strokeWidth = 1 } = shape
    if (fill !== undefined) {
      context.fillStyle = fill
      context.fill(outline)
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke
      context.lineWidth = strokeWidth
      context.stroke(outline)
    }
  }
}

/** Whether the browser gives back what was drawn: some make it unreadable, so that nobody is recognised by it. */
const isReadable = (context: CanvasRenderingContext2D): boolean => {
  context.fillStyle = '#c8553d'
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data
  context.clearRect(0, 0, 1, 1)
  return red === 0xc8 && green === 0x55 && blue === 0x3d && opacity === 255
}

/** Keeps the bitmaps that the page has made, so that they are there at once wherever they come up again. */
const cachedImages: HTMLImageElement[] = []

/** A short URL of an image: one that holds all of it is read through at each place, a hundred times on a page. */
const shortUrl = (dataUrl: string): string => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
  cachedImages.push(image)
  return image.src
}

/**
 * The shapes as a bitmap, the URL of a PNG; undefined where the browser cannot make one. A bitmap costs the browser a
 * tenth of an SVG at each place where it is painted, and a matrix has up to two thousand of them.
 */
export const drawnPicture = (shapes: readonly PictureShape[]): string | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !isReadable(context)) return undefined
  draw(context, shapes)
  return shortUrl(canvas.toDataURL())
}
