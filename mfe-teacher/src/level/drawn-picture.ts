import type { PictureShape } from '@lernspur/contracts/level-picture'

/** Pixels of a side: enough for 32 px on the finest screens. */
const side = 96
/** Side of the square that shapes are drawn in. */
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

/** Whether the browser returns what was drawn: some scramble it to prevent fingerprinting. */
const isReadable = (context: CanvasRenderingContext2D): boolean => {
  context.fillStyle = '#c8553d'
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, opacity] = context.getImageData(0, 0, 1, 1).data
  context.clearRect(0, 0, 1, 1)
  return red === 0xc8 && green === 0x55 && blue === 0x3d && opacity === 255
}

/** Caches the bitmaps that the page has made, so that they show at once when needed again. */
const cachedImages: HTMLImageElement[] = []

/** A short URL of an image: a data URL is parsed at each place, a hundred times on a page. */
const shortUrl = (dataUrl: string): string => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
  cachedImages.push(image)
  return image.src
}

/** Undefined where the browser returns nothing that was drawn. */
const openCanvas = (): CanvasRenderingContext2D | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return context && isReadable(context) ? context : undefined
}

let opening: { context: CanvasRenderingContext2D | undefined } | undefined

/** The canvas of all pictures: a browser's first one takes a tablet 60 ms, as long as the screen that shows them. */
const openedCanvas = (): CanvasRenderingContext2D | undefined => {
  opening ??= { context: openCanvas() }
  return opening.context
}

/** Opens the canvas in a task of its own, before a screen needs it. */
export const openCanvasSoon = (): void => void setTimeout(openedCanvas)

/**
 * The shapes as a bitmap, the URL of a PNG; undefined where the browser cannot make one. Painting a bitmap costs the
 * browser a tenth of painting an SVG, and a matrix paints up to two thousand of them.
 */
export const drawnPicture = (shapes: readonly PictureShape[]): string | undefined => {
  const context = openedCanvas()
  if (!context) return undefined
  // Clears it, and sets back what the last picture has changed.
  context.canvas.width = side
  draw(context, shapes)
  return shortUrl(context.canvas.toDataURL())
}
