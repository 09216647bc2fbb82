import { expect, test } from 'bun:test'
import { figuresOf, sizeNote } from './figures'

const file = (path: string, lines: number) => ({
  path,
  folder: '.',
  name: path.split('/').at(-1) ?? path,
  text: () => 'line\n'.repeat(lines),
})

const tree = [
  ...Array.from({ length: 8 }, (_, index) => file(`packages/ui/src/f${index}.tsx`, 10 * (index + 1))),
  file('shell/src/frame/frame.test.ts', 2600),
  file('packages/ui/src/base.gen.ts', 9999),
]

test('lengths, units, folders and the longest chain are printed, however large they are', () => {
  const graph = new Map([
    ['shell/src/a.ts', ['shell/src/b.ts']],
    ['shell/src/b.ts', []],
  ])
  const lines = figuresOf(tree, graph).map((line) => line.trim())
  expect(lines).toContain('50  lines of a file, median')
  expect(lines).toContain('2600  shell/src/frame/frame.test.ts')
  expect(lines).toContain('360  packages/ui')
  expect(lines).toContain('8  packages/ui/src')
  expect(lines.slice(-3)).toEqual(['Longest chain of imports: 2 files', 'shell/src/a.ts', 'shell/src/b.ts'])
})

test('the sizes fit into the line of a stage; what is generated does not count', () => {
  expect(sizeNote(tree)).toBe('9 files, median 50 lines, longest 2600')
})
