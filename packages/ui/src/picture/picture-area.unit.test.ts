import { expect, test } from 'bun:test'
import { middleOf, movedBy, withSide } from './picture-area'

const size = { width: 400, height: 300 }

test('begins with the largest square in the middle', () => {
  expect(middleOf(size)).toEqual({ left: 50, top: 0, side: 300 })
})

test('stays inside the picture when it is moved', () => {
  expect(movedBy(middleOf(size), size, 30, 30)).toEqual({ left: 80, top: 0, side: 300 })
  expect(movedBy({ left: 10, top: 10, side: 100 }, size, -50, 500)).toEqual({ left: 0, top: 200, side: 100 })
})

test('keeps its centre when it is enlarged or made smaller, as far as that is inside', () => {
  expect(withSide(middleOf(size), size, 100)).toEqual({ left: 150, top: 100, side: 100 })
  expect(withSide({ left: 0, top: 0, side: 100 }, size, 300)).toEqual({ left: 0, top: 0, side: 300 })
  expect(withSide({ left: 0, top: 0, side: 100 }, size, 900)).toEqual({ left: 0, top: 0, side: 300 })
})
