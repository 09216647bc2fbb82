import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { longestFiles, timingsOf } from './longest-files'

test('every file that begins first is there', () => {
  expect(Object.keys(longestFiles).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('all files have a time, and those that take long the longest', () => {
  const [longest = '', second = ''] = Object.keys(longestFiles)
  const { files } = timingsOf(['a.test.ts', second, 'm.test.ts', longest])
  const ordered = Object.entries(files).toSorted(([, one], [, other]) => other - one)
  expect(ordered.map(([path]) => path)).toEqual([longest, second, 'a.test.ts', 'm.test.ts'])
})
