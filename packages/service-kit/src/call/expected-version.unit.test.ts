import { expect, test } from 'bun:test'
import { etag, readExpectedVersion } from './expected-version'

const read = (header?: string) => readExpectedVersion(new Headers(header === undefined ? {} : { 'if-match': header }))
const instant = '2026-02-01T10:00:00.123456Z'

test('without If-Match, or with *, any state will do', () => {
  expect(read()).toBeUndefined()
  expect(read('*')).toBeUndefined()
  expect(read(`"x", *`)).toBeUndefined()
})

test('a tag names the state that it was given out for', () => {
  expect(read(etag(instant))).toEqual([instant])
  expect(read(`W/${etag(instant)}`)).toEqual([instant])
  expect(read(`"older" , W/${etag(instant)}`)).toEqual(['older', instant])
})

test.each(['', 'x', instant, '"half', 'W/x'])('%p expects a state that no row has', (header) => {
  expect(read(header)).toEqual([])
})
