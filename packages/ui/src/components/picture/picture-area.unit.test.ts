import { describe, expect, test } from 'bun:test'
import { fullAreaOf, middleOf, movedBy, offsetOn, withSide } from './picture-area'

const size = { width: 400, height: 300 }

describe('an area of a picture', () => {
  test('begins with the largest square in the middle', () => {
    expect(middleOf(size)).toEqual({ left: 50, top: 0, side: 300 })
  })

  test('stays inside the picture when it is moved', () => {
    expect(movedBy(middleOf(size), size, 30, 30)).toEqual({ left: 80, top: 0, side: 300 })
    expect(movedBy({ left: 10, top: 10, side: 100 }, size, -50, 500)).toEqual({ left: 0, top: 200, side: 100 })
  })

  test('keeps its centre when it is enlarged or made smaller, as far as that is inside', () => {
    expect(withSide(middleOf(size), size, 100, 'inside')).toEqual({ left: 150, top: 100, side: 100 })
    expect(withSide({ left: 0, top: 0, side: 100 }, size, 300, 'inside')).toEqual({ left: 0, top: 0, side: 300 })
    expect(withSide({ left: 0, top: 0, side: 100 }, size, 900, 'inside')).toEqual({ left: 0, top: 0, side: 300 })
    expect(withSide(middleOf(size), size, 1, 'inside').side).toBe(75)
  })

  test('may show the whole picture with empty borders, and does not move where it is longer than the picture', () => {
    const complete = withSide(middleOf(size), size, 900, 'whole')
    expect(complete).toEqual(fullAreaOf(size))
    expect(movedBy(complete, size, 40, 40)).toEqual({ left: 0, top: -50, side: 400 })
    expect(offsetOn(100, size, complete)).toEqual({ left: 0, top: 12.5, width: 100, height: 75 })
  })
})
