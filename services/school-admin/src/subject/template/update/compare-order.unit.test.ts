import { expect, test } from 'bun:test'
import { inOrder, orderChange } from './compare-order'

test('the order is offered when the provider has changed it, and as the own one when the school has as well', () => {
  expect(orderChange(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c'])).toEqual({ isOwn: false })
  expect(orderChange(['b', 'a', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c'])).toEqual({ isOwn: true })
})

test('nothing is offered when only the school has changed it, or parts came or went', () => {
  expect(orderChange(['b', 'a', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c'])).toBeUndefined()
  expect(orderChange(['a', 'c'], ['a', 'x', 'b', 'c'], ['a', 'b', 'c'])).toBeUndefined()
})

test('own parts stay behind what they follow', () => {
  const part = (id: string, originId: string | null = id) => ({ id, originId })
  const parts = [part('first', null), part('a'), part('own', null), part('b'), part('c')]
  expect(inOrder(parts, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['first', 'c', 'a', 'own', 'b'])
})
