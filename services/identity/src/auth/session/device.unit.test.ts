import { expect, test } from 'bun:test'
import { deviceOf } from './device'

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Chrome/141.0.0.0 Safari/537.36`, 'Chrome, macOS'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${apple} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${apple} Chrome/141.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox, Linux'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
