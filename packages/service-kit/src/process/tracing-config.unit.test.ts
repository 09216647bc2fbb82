import { expect, test } from 'bun:test'
import { readTracingConfig } from './tracing-config'

test('traces are off unless an address is named, and of one request in a hundred unless a share is', () => {
  expect(readTracingConfig('teacher', {})).toBeUndefined()
  expect(readTracingConfig('teacher', { LERNSPUR_OTLP_URL: '', LERNSPUR_TRACE_SHARE: '1' })).toBeUndefined()
  const url = 'http://127.0.0.1:4318'
  expect(readTracingConfig('teacher', { LERNSPUR_OTLP_URL: url })).toEqual({ service: 'teacher', url, share: 0.01 })
  expect(readTracingConfig('teacher', { LERNSPUR_OTLP_URL: url, LERNSPUR_TRACE_SHARE: '0' })?.share).toBe(0)
})

test('an address or a share that is none is refused by a sentence', () => {
  const read = (url: string, share?: string) => () =>
    readTracingConfig('teacher', { LERNSPUR_OTLP_URL: url, LERNSPUR_TRACE_SHARE: share })
  for (const url of ['collector:4318', 'ftp://collector', 'yes']) expect(read(url)).toThrow('LERNSPUR_OTLP_URL must')
  for (const share of ['1.5', '-1', 'all']) expect(read('http://one', share)).toThrow('LERNSPUR_TRACE_SHARE must')
})
