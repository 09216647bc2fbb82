import { expect, test } from 'bun:test'
import { summaryOf } from './summary'

test('each kind of fault has one line with its number and its longest times', () => {
  const outcomes = [
    { fault: 'a pooler is killed', wait: 100, silence: 1_200, failed: 0 },
    { fault: 'a gateway is killed', wait: 300, silence: 200, failed: 2 },
    { fault: 'a pooler is killed', wait: 900, silence: 400, failed: 3 },
  ]
  expect(summaryOf(outcomes)).toEqual([
    '1 × a gateway is killed: longest wait 0.3 s, nobody for 0.2 s, 2 repeated',
    '2 × a pooler is killed: longest wait 0.9 s, nobody for 1.2 s, 3 repeated',
  ])
})

test('nothing that ran has no lines', () => {
  expect(summaryOf([])).toEqual([])
})
