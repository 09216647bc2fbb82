import { expect, test } from 'bun:test'
import { stateLines } from './checkout-state'

const teacher = { kind: 'area', name: 'teacher' } as const
const service = { kind: 'service', name: 'teacher' } as const
const live = (stable: string, ...released: string[]) => ({ stable, released: [stable, ...released] })

test('a checkout that is live says nothing', () => {
  expect(stateLines([{ ...teacher, version: '1' }], () => live('1'))).toEqual([])
})

test('a newer one says what is built, what is released and what is live, and what to do', () => {
  const here = [teacher, { ...service, version: '2' }]
  expect(stateLines(here, () => live('1'))).toEqual([
    '→ This checkout is not what is live:',
    '  teacher          live 1; here not built yet',
    '  teacher-service  live 1; here 2, built and not released',
    '  To make it live: bun run mfe release all && bun run mfe promote all',
  ])
})

test('what is released needs a promotion alone', () => {
  const here = [{ ...teacher, version: '2' }]
  expect(stateLines(here, () => live('1', '2')).slice(1)).toEqual([
    '  teacher  live 1; here 2, released',
    '  To make it live: bun run mfe promote all',
  ])
})
