import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { pictureBytes, readAvatar, readPicture } from './picture'

const uploaded = (bytes: Uint8Array) => ({ name: 'x', type: 'image/png', bytes: new Uint8Array(bytes) })
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8553d' }, limitInputPixels: false })
const text = (value: string) => new TextEncoder().encode(value)
const anna = { tenantId: 'north', userId: 'anna' }
const refused = expect.objectContaining({ code: 'FILE_VALIDATION_FAILED' })

describe('a picture', () => {
  test.each([['png'], ['jpeg'], ['webp']] as const)('is accepted as %s and stored as PNG', async (format) => {
    const { bytes, type, hash } = await readPicture(anna, uploaded(await drawn(40, 30).toFormat(format).toBuffer()))
    const { format: stored, width, height } = await sharp(bytes).metadata()
    expect([type, stored, width, height]).toEqual(['image/png', 'png', 40, 30])
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('loses its metadata, and is rotated upright', async () => {
    const source = await drawn(40, 20)
      .withExif({ IFD0: { Copyright: 'Kanarienvogel' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes } = await readPicture(anna, uploaded(source))
    const { exif, orientation, width, height } = await sharp(bytes).metadata()
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 20, 40])
    expect(Buffer.from(bytes).includes('Kanarienvogel')).toBe(false)
  })

  test('is shrunk, never enlarged', async () => {
    const { bytes } = await readPicture(anna, uploaded(await drawn(2000, 1000).png().toBuffer()))
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([512, 256])
  })
})

test('a picture of a person is a small data URL without metadata', async () => {
  const source = await drawn(400, 200)
    .withExif({ IFD0: { Copyright: 'Kanarienvogel' } })
    .jpeg()
    .toBuffer()
  const stored = pictureBytes(await readAvatar(anna, `data:image/jpeg;base64,${source.toString('base64')}`))
  const { format, exif, width, height } = await sharp(stored).metadata()
  expect([format, exif, width, height]).toEqual(['webp', undefined, 128, 64])
  expect(readAvatar(anna, `data:image/png;base64,${btoa('no picture')}`)).rejects.toEqual(refused)
})

describe('no picture is', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', text('GIF89a\x01\x00\x01\x00')],
    ['a RIFF that is no WebP', text('RIFF\x04\x00\x00\x00WAVE')],
    ['a PNG that ends early', text('\x89PNG\r\n\x1a\n')],
  ])('%s', async (_, bytes) => {
    expect(readPicture(anna, uploaded(bytes))).rejects.toEqual(refused)
  })

  test('half a JPEG', async () => {
    const complete = await drawn(400, 400).jpeg().toBuffer()
    await expect(readPicture(anna, uploaded(complete.subarray(0, complete.length / 2)))).rejects.toEqual(refused)
  })

  test('one of more than 25 megapixels', async () => {
    const huge = await drawn(5001, 5000).png().toBuffer()
    await expect(readPicture(anna, uploaded(huge))).rejects.toEqual(refused)
  })
})

test('pictures of another school come after at most the running one, and none waits for all of a person', async () => {
  const source = uploaded(await drawn(2000, 2000).png().toBuffer())
  const ended: string[] = []
  const end = (name: string) => () => ended.push(name)
  const small = uploaded(await drawn(40, 30).png().toBuffer())
  const own = [1, 2, 3, 4, 5].map((count) => readPicture(anna, source).then(end(`north ${count}`)))
  const others = ['south', 'east'].map((tenantId) =>
    readPicture({ tenantId, userId: 'cleo' }, small).then(end(tenantId)),
  )
  await Promise.all([...own, ...others])
  for (const other of ['south', 'east']) expect(ended.indexOf(other)).toBeLessThan(ended.indexOf('north 3'))
  expect(ended.filter((name) => name.startsWith('north'))).toEqual([1, 2, 3, 4, 5].map((count) => `north ${count}`))
})
