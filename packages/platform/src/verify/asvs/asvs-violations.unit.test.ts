import { expect, test } from 'bun:test'
import { root } from '../../install/install-packages'
import { asvsRows, asvsViolations, rowViolations } from './asvs-violations'

const violationsOf = (text: string, levels: Record<string, number>) =>
  rowViolations(asvsRows(text), levels, (path) => path === 'there.test.ts')

test('the table has every requirement of levels 1 and 2, and the files that it names', () => {
  expect(asvsViolations(root)).toEqual([])
})

test('a row that names a test that is gone, or claims without showing, is found', () => {
  const text = [
    '| id | level | requirement | state | how | shown by |',
    '| --- | --- | --- | --- | --- | --- |',
    '| 1.1.1 | 2 | Input | met | Schemas | `there.test.ts`, `gone.test.ts` |',
    '| 1.1.2 | 2 | Output | met | It just is | |',
    '| 1.2.1 | 2 | Encoding | open | | |',
    '| 1.2.1 | 1 | Encoding | fine | | |',
    '| 9.9.9 | 1 | Unknown | not applicable | No such thing | |',
  ].join('\n')
  expect(violationsOf(text, { '1.1.1': 2, '1.1.2': 2, '1.2.1': 1, '1.2.2': 1 })).toEqual([
    'packages/platform/asvs/asvs.md: 1.1.2 is met, and nothing shows it.',
    'packages/platform/asvs/asvs.md: 1.2.1 is of level 1.',
    'packages/platform/asvs/asvs.md: 1.2.1 is open without a reason.',
    'packages/platform/asvs/asvs.md: 1.2.1 is neither met, partly, open, not applicable.',
    'packages/platform/asvs/asvs.md: 1.2.1 is fine without a reason.',
    'packages/platform/asvs/asvs.md: 9.9.9 is no requirement of levels 1 and 2.',
    'packages/platform/asvs/asvs.md: 1.2.1 stands twice.',
    'packages/platform/asvs/asvs.md: 1.2.2 is missing.',
    'packages/platform/asvs/asvs.md: 1.1.1 names gone.test.ts, which is not there.',
  ])
})
