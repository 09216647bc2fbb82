import { expect, test } from 'bun:test'
import { colourFaults } from './colour-check'
import { colours } from './colour-choice'

const german = { name: 'Deutsch', color: '#c0392b' }

test('the colours on offer are seen on both papers and told apart', () => {
  for (const color of colours) {
    const others = colours.filter((other) => other !== color).map((other) => ({ name: other, color: other }))
    expect([color, colourFaults(color, others).filter(({ kind }) => kind === 'alike')]).toEqual([color, []])
  }
})

test('a colour that is hardly seen, or taken, is told', () => {
  expect(colourFaults('#ffff99', [])).toEqual([{ kind: 'faint', on: 'light' }])
  expect(colourFaults('#101010', [])).toEqual([{ kind: 'faint', on: 'dark' }])
  expect(colourFaults('#c23a2d', [german])).toContainEqual({ kind: 'alike', name: 'Deutsch' })
  expect(colourFaults('#2f6fb5', [german])).toEqual([])
})
