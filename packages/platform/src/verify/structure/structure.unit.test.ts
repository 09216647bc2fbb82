import { expect, test } from 'bun:test'
import { importGraph } from './import-graph'
import { longestChain } from './longest-chain'
import { upwardArrows } from './upward-arrows'

/** A graph from lines such as `a.ts → b.ts`; paths below `packages/ui/src`. */
const graph = (...lines: readonly string[]) => {
  const path = (name: string) => `packages/ui/src/${name}`
  const imports = lines.map((line) => line.split(' → ').map(path))
  const sources = [...new Set(imports.flat())]
  return importGraph(
    sources.map((source) => ({
      source,
      dependencies: imports.filter(([from]) => from === source).map(([, to = '']) => ({ resolved: to })),
    })),
  )
}

test('the longest chain goes over the most files', () => {
  const chain = longestChain(graph('a.ts → b.ts', 'b.ts → c.ts', 'a.ts → c.ts', 'c.ts → d.ts'))
  expect(chain.map((path) => path.at(-4))).toEqual(['a', 'b', 'c', 'd'])
})

test('a chain ends in spite of a circle', () => {
  expect(longestChain(graph('a.ts → b.ts', 'b.ts → a.ts'))).toHaveLength(2)
})

test('of folders that import each other, the thinner arrow is the one that runs upward', () => {
  const [only, ...others] = upwardArrows(graph('x/a.ts → y/b.ts', 'x/c.ts → y/b.ts', 'y/d.ts → x/c.ts'))
  expect(only).toMatchObject({ folder: 'packages/ui/src', from: 'y', to: 'x' })
  expect(only?.imports).toEqual(['packages/ui/src/y/d.ts → packages/ui/src/x/c.ts'])
  expect(others).toEqual([])
})

test('subfolders are held against each other within their own folder', () => {
  expect(upwardArrows(graph('x/one/a.ts → x/two/b.ts', 'x/two/c.ts → x/one/d.ts'))).toMatchObject([
    { folder: 'packages/ui/src/x' },
  ])
})

test('tests and what only they use may import what they test', () => {
  expect(upwardArrows(graph('x/a.ts → y/b.ts', 'y/b.test.ts → x/a.ts', 'y/testing/c.ts → x/a.ts'))).toEqual([])
})
