import { expect, test } from 'bun:test'
import { type SealedFor, seal, unseal } from './seal'

const target: SealedFor = { secret: 'ab'.repeat(32), purpose: 'idempotency-answer', context: 'one' }
const bytes = Buffer.from('A1B2-C3D4')

test('what is sealed can be opened again, and looks different each time', () => {
  const [first, second] = [seal(target, bytes), seal(target, bytes)]
  expect(unseal(target, first).equals(bytes)).toBe(true)
  expect(first.equals(second)).toBe(false)
  expect(first.includes(bytes)).toBe(false)
})

test.each<Partial<SealedFor>>([{ secret: 'cd'.repeat(32) }, { purpose: 'two-factor-secret' }, { context: 'another' }])(
  'it cannot be opened for %j',
  (other) => {
    expect(() => unseal({ ...target, ...other }, seal(target, bytes))).toThrow()
  },
)

test('changed bytes cannot be opened', () => {
  const sealed = seal(target, bytes)
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => unseal(target, sealed)).toThrow()
})
