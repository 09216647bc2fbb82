import { expect, test } from 'bun:test'
import { type FuzzPart, runParts } from './parts'

const options = { count: 1, seed: 1, faults: 1, only: '' }

const partsThat = (ran: string[]): readonly FuzzPart[] => [
  {
    name: 'First',
    run: async () => {
      ran.push('First')
      throw new Error('It could not start.')
    },
  },
  {
    name: 'Second',
    run: async ({ seed }) => {
      ran.push(`Second with ${seed}`)
      return ['a row was lost', 'another one too']
    },
  },
]

test('a part that ends with an error is a finding, and the next one runs all the same', async () => {
  const ran: string[] = []
  expect(await runParts(partsThat(ran), options)).toBe(3)
  expect(ran).toEqual(['First', 'Second with 1'])
})

test('only the part that is named runs, whatever the case', async () => {
  const ran: string[] = []
  expect(await runParts(partsThat(ran), { ...options, only: 'second' })).toBe(2)
  expect(ran).toEqual(['Second with 1'])
})
