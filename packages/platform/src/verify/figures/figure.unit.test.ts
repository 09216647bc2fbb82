import { expect, test } from 'bun:test'
import { tellFigures } from './figure'
import { sizeFigures } from './size-figures'

const file = (path: string, lines: number) => ({
  path,
  folder: '.',
  name: path.split('/').at(-1) ?? path,
  text: () => 'line\n'.repeat(lines),
})

test('a figure is told with its bound, and one that is over with its places', () => {
  expect(
    tellFigures([
      { name: 'circles', value: 0, bound: 0, places: [] },
      { name: 'longest', value: 12, bound: 9, places: ['a.ts', 'b.ts'] },
    ]),
  ).toEqual(['  ✓ circles      0  at most 0', '  ✗ longest     12  at most 9', '      a.ts', '      b.ts'])
})

test('the shell is counted without its tests; all code counts for the length of files', () => {
  const lengths = Array.from({ length: 8 }, (_, index) => file(`packages/ui/src/f${index}.tsx`, 10 * (index + 1)))
  const figures = sizeFigures([
    ...lengths,
    file('shell/src/frame/frame.tsx', 40),
    file('shell/src/frame/frame.test.ts', 260),
    file('packages/ui/src/base.gen.ts', 999),
  ])
  expect(figures.map(({ value }) => value)).toEqual([40, 40, 80, 260])
  expect(figures.at(-1)?.places).toEqual(['shell/src/frame/frame.test.ts 260'])
})
