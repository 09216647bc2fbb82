import { describe, expect, test } from 'bun:test'
import { inRange } from './version-range'

describe('inRange', () => {
  const rows: [version: string, range: string, expected: boolean][] = [
    ['1.2.3', '^1.2.3', true],
    ['1.10.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.2.9', '^0.2.3', true],
    ['0.2.2', '^0.2.3', false],
    ['0.3.0', '^0.2.3', false],
    ['1.2.3', '^0.2.3', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['0.1.3', '^0.1.0', true],
    ['0.0.0', '^0.0.0', true],
    ['1.2.3', '1.2.3', false],
    ['1.2', '^1.0.0', false],
    ['', '', false],
  ]
  for (const [version, range, expected] of rows) {
    test(`${version || 'nothing'} in ${range || 'nothing'}: ${expected}`, () => {
      expect(inRange(version, range)).toBe(expected)
    })
  }
})
