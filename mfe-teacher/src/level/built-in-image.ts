import { levelPictureShapes, type PictureShape } from '@lernspur/contracts/level-picture'
import { drawnPicture } from './drawn-picture'

const attributesOf = ({ kind: _, strokeWidth, ...rest }: PictureShape): string =>
  Object.entries({ fill: 'none', ...rest, ...(strokeWidth !== undefined && { 'stroke-width': strokeWidth }) })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

const vectorPicture = (shapes: readonly PictureShape[]): string => {
  const inside = shapes
    .map((shape) => `<${shape.kind} ${attributesOf(shape)} stroke-linecap="round" stroke-linejoin="round"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const images = new Map<string, string | undefined>()

/** A built-in picture as a CSS image, such as `url("data:…")`; undefined for a level with only its name. */
export const builtInImage = (picturePath: string): string | undefined => {
  if (!images.has(picturePath)) {
    const shapes = levelPictureShapes(picturePath)
    images.set(picturePath, shapes.length > 0 ? `url("${drawnPicture(shapes) ?? vectorPicture(shapes)}")` : undefined)
  }
  return images.get(picturePath)
}
