import { levelPictureShapes, type PictureShape } from '@lernspur/contracts/level-picture'
import { addressOfPicture } from '../page/pictures'
import { html, type Markup } from './markup'

const drawn = (shape: PictureShape): Markup => {
  const paint = html`fill="${shape.fill ?? 'none'}" stroke="${shape.stroke ?? 'none'}" stroke-width="${shape.strokeWidth ?? 1}"`
  if (shape.kind === 'circle') return html`<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${paint}/>`
  if (shape.kind === 'path') return html`<path d="${shape.d}" ${paint}/>`
  return html`<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.rx}" ${paint}/>`
}

/** Uploaded pictures were made for white paper, so they keep a white background on a dark page. */
const ruleOf = (name: string): string => {
  const existing = addressOfPicture(name)
  if (existing) return `background-color:#fff;background-image:url(${existing})`
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${levelPictureShapes(name).map(drawn)}</svg>`
  return `background-image:url(data:image/svg+xml;base64,${Buffer.from(svg.text).toString('base64')})`
}

/** Level pictures of a page: each is in the style sheet once, however often it is shown. */
export class LevelPictures {
  readonly #indexes = new Map<string, number>()

  /** Shows a picture as decoration of the words beside it; null for no picture. */
  show(name: string | null): Markup | null {
    if (name === null) return null
    const index = this.#indexes.get(name) ?? this.#indexes.size
    this.#indexes.set(name, index)
    return html`<span class="level l${index}" aria-hidden="true"></span>`
  }

  /** Rules for the style sheet; the addresses in them need no escaping. */
  get rules(): string {
    return [...this.#indexes].map(([name, index]) => `.l${index}{${ruleOf(name)}}`).join('')
  }
}
