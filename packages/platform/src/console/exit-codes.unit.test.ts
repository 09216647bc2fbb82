import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from '@lernspur/database/database-problem'
import { UsageProblem as RegistryUsage } from '@lernspur/release/command/arguments'
import { exitCodeOf, exitCodes } from '@lernspur/release/command/exit-codes'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import { root } from '../install/install-packages'
import { Problem, UsageProblem } from './problem'

test('every problem of a command has its exit code', () => {
  const codes: readonly (readonly [unknown, number])[] = [
    [new Problem('It did not work.'), 1],
    [new Error('Unexpected.'), 1],
    ['nothing known', 1],
    [new DatabaseProblem('unreachable', 'No answer.'), 1],
    [new UsageProblem('What?'), 2],
    [new RegistryUsage('What?'), 2],
    [new ReleaseProblem('Too late.', 'conflict'), 3],
    [new ReleaseProblem('It does not fit.'), 4],
    [new DatabaseProblem('still-read', 'Somebody reads it.'), 4],
  ]
  for (const [error, code] of codes) expect([error, exitCodeOf(error)]).toEqual([error, code])
})

test('the page for developers has the table of exit codes', () => {
  const page = readFileSync(join(root, 'packages/platform/docs/developers/releases.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\d) \| (.+) \|$/gm)].map(([, code, when]) => [code, when])
  expect(rows).toEqual(Object.entries(exitCodes))
})

test.each([
  [['frobnicate'], 2],
  [['promote', '--force'], 2],
  [['migrate', '--force'], 2],
  [['new'], 2],
  [['remove'], 2],
  [['pack'], 2],
  [['dev'], 2],
  [['--help'], 0],
  [['migrate', '--help'], 0],
])('mfe %p ends with %p', async (words, code) => {
  const child = Bun.spawn([process.execPath, join(root, 'packages/platform/src/mfe.ts'), ...words], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
  })
  expect(await child.exited).toBe(code)
})
