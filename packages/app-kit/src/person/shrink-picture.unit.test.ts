import { afterEach, expect, test } from 'bun:test'
import { shrinkPicture } from './shrink-picture'

/** A browser that encodes only these types; others fall back to PNG, as the standard requires. */
const browserWriting = (...kinds: string[]) => {
  const drawn: string[] = []
  const context = {
    drawImage: () => drawn.push('picture'),
    fillRect: () => drawn.push('paper'),
    globalCompositeOperation: '',
    fillStyle: '',
  }
  const toDataURL = (kind: string) =>
    kinds.includes(kind) ? `data:${kind};base64,AAAA` : `data:image/png;base64,${'A'.repeat(60_000)}`
  const canvas = { getContext: () => context, toDataURL }
  Object.assign(globalThis, {
    document: { createElement: () => canvas },
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => {} }),
  })
  return { context, drawn }
}

afterEach(() => {
  for (const name of ['document', 'createImageBitmap']) Reflect.deleteProperty(globalThis, name)
})

test('is stored as WebP', async () => {
  const { drawn } = browserWriting('image/webp', 'image/jpeg')
  expect(await shrinkPicture(new Blob())).toBe('data:image/webp;base64,AAAA')
  expect(drawn).toEqual(['picture'])
})

test('is stored as JPEG on a filled background if the browser cannot encode WebP', async () => {
  const { drawn, context } = browserWriting('image/jpeg')
  expect(await shrinkPicture(new Blob())).toBe('data:image/jpeg;base64,AAAA')
  expect(drawn).toEqual(['picture', 'paper'])
  expect(context.globalCompositeOperation).toBe('destination-over')
})

test('is null if the file is not a picture', async () => {
  browserWriting('image/webp')
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('not a picture')) })
  expect(await shrinkPicture(new Blob())).toBeNull()
})
