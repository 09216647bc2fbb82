import { expect, test } from 'bun:test'
import { classLabels } from './class-labels'

const yearOf = (name: string) => ({ name })

test('classes of one name are told apart by their years, others stand by their names', () => {
  const labels = classLabels([
    { id: 'former', name: '3a', schoolYear: yearOf('2025/26') },
    { id: 'current', name: '3a', schoolYear: yearOf('2026/27') },
    { id: 'yearless', name: '3a', schoolYear: null },
    { id: 'only', name: '4a', schoolYear: yearOf('2026/27') },
  ])
  expect(Object.fromEntries(labels)).toEqual({
    former: '3a · 2025/26',
    current: '3a · 2026/27',
    yearless: '3a',
    only: '4a',
  })
})
