import { expect, test } from 'bun:test'
import { fileBytesMax } from '@lernspur/contracts/wire/file'
import { faultOfFile } from './read-picture-file'

test.each([
  ['image/svg+xml', 10, 'drawing'],
  ['application/pdf', 10, 'type'],
  ['', 10, 'type'],
  ['image/png', fileBytesMax.picture + 1, 'size'],
  ['image/png', fileBytesMax.picture, undefined],
  ['image/jpeg', 10, undefined],
  ['image/webp', 10, undefined],
] as const)('a file of type "%s" and %i bytes: %p', (type, size, fault) => {
  expect(faultOfFile({ type, size })).toBe(fault)
})
