import { expect, test } from 'bun:test'
import { inkBox } from './cut-logo'

const clear = [0, 0, 0, 0]
const white = [255, 255, 255, 255]
const red = [200, 30, 30, 255]

test('the border of a logo goes, whether it is white or transparent', () => {
  const rows = [
    [clear, clear, clear, clear],
    [white, red, white, clear],
    [white, white, red, clear],
    [clear, white, white, clear],
  ]
  expect(inkBox(new Uint8ClampedArray(rows.flat(2)), 4, 4)).toEqual({ left: 1, top: 1, width: 2, height: 2 })
})

test('an empty picture has no box, a full one is kept whole', () => {
  expect(inkBox(new Uint8ClampedArray([...white, ...clear]), 2, 1)).toBeNull()
  expect(inkBox(new Uint8ClampedArray([...red, ...red]), 2, 1)).toEqual({ left: 0, top: 0, width: 2, height: 1 })
})
