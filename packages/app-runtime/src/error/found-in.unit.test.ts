import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { foundIn } from './found-in'

const rows = [{ id: 'known' }]
const current = { rows, isFetching: false, isPaused: false, error: null }
const isNew = ({ id }: { id: string }) => id === 'new'
const codeOf = (look: () => unknown) => {
  try {
    return look()
  } catch (error) {
    return error instanceof ApiError ? error.code : error
  }
}

test('a row that an old list lacks is waited for while the list is read again, and unknown afterwards', () => {
  expect(foundIn({ ...current, isFetching: true }, isNew)).toBeNull()
  expect(foundIn({ ...current, rows: [...rows, { id: 'new' }] }, isNew)).toEqual({ id: 'new' })
  expect(codeOf(() => foundIn(current, isNew))).toBe('NOT_FOUND')
})

test('a row of the old list is shown at once', () => {
  expect(foundIn({ ...current, isFetching: true }, ({ id }) => id === 'known')).toEqual({ id: 'known' })
})

test('an old list that could not be read again says nothing about a row that it lacks', () => {
  const error = new Error('The network is gone.')
  expect(codeOf(() => foundIn({ ...current, error }, isNew))).toBe(error)
  expect(foundIn({ ...current, isPaused: true }, isNew)).toBeNull()
  expect(foundIn({ ...current, error }, ({ id }) => id === 'known')).toEqual({ id: 'known' })
})
