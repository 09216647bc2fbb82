import { deflateSync } from 'node:zlib'

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(Bun.hash.crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture as a school may upload one: a PNG with an ellipse of a colour (`#rrggbb`) on grey, or on nothing. */
export const drawnPicture = (
  width: number,
  height: number,
  colour: string,
  ground: 'grey' | 'clear' = 'grey',
): Uint8Array<ArrayBuffer> => {
  const [inside, outside] = [`${colour.slice(1)}ff`, ground === 'grey' ? 'eeeeeeff' : 'ffffff00']
  const at = (x: number, y: number) => Math.hypot((2 * x + 1) / width - 1, (2 * y + 1) / height - 1) < 0.9
  const line = (y: number) => Array.from({ length: width }, (_, x) => (at(x, y) ? inside : outside)).join('')
  const pixels = Array.from({ length: height }, (_, y) => `00${line(y)}`).join('')
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(pixels, 'hex'))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]))
}
