import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { foundIn } from './found-in'

const rows = [{ id: 'known' }]
const isNew = ({ id }: { id: string }) => id === 'new'

test('a row that an old list lacks is waited for while the list is read again, and unknown afterwards', () => {
  expect(foundIn({ rows, isFetching: true }, isNew)).toBeNull()
  expect(foundIn({ rows: [...rows, { id: 'new' }], isFetching: false }, isNew)).toEqual({ id: 'new' })
  expect(() => foundIn({ rows, isFetching: false }, isNew)).toThrow(ApiError)
})

test('a row of the old list is shown at once', () => {
  expect(foundIn({ rows, isFetching: true }, ({ id }) => id === 'known')).toEqual({ id: 'known' })
})
