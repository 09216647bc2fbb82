import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { slowFiles, timingsOf } from './slow-files'

test('every file that begins first is there', () => {
  expect(Object.keys(slowFiles).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('all files have a time, and slow ones the most', () => {
  const [slowest = '', second = ''] = Object.keys(slowFiles)
  const { files } = timingsOf(['a.test.ts', second, 'm.test.ts', slowest])
  const ordered = Object.entries(files).toSorted(([, one], [, other]) => other - one)
  expect(ordered.map(([path]) => path)).toEqual([slowest, second, 'a.test.ts', 'm.test.ts'])
})
