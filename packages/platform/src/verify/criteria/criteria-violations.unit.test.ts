import { expect, test } from 'bun:test'
import { root } from '../../install/install-packages'
import { asvs, criteriaRows, criteriaViolations, rowViolations, vidis } from './criteria-violations'

const violationsOf = (text: string, levels: Record<string, number | string>) =>
  rowViolations(criteriaRows(text), levels, (path) => path === 'there.test.ts')

test('each table has every criterion of its catalogue, and the files that it names', () => {
  expect(criteriaViolations(root, asvs)).toEqual([])
  expect(criteriaViolations(root, vidis)).toEqual([])
})

test('a row that names a test that is gone, or claims without showing, is found', () => {
  const text = [
    '| id | level | requirement | state | how | shown by |',
    '| --- | --- | --- | --- | --- | --- |',
    '| 1.1.1 | 2 | Input | met | Schemas | `there.test.ts`, `gone.test.ts` |',
    '| 1.1.2 | 2 | Output | met | It just is | |',
    '| 1.2.1 | 2 | Encoding | open | | |',
    '| 1.2.1 | 1 | Encoding | fine | | |',
    '| RDS-CUC-001 | ITS | Cookies | met | None | `there.test.ts` |',
    '| 9.9.9 | 1 | Unknown | not applicable | No such thing | |',
  ].join('\n')
  expect(violationsOf(text, { '1.1.1': 2, '1.1.2': 2, '1.2.1': 1, '1.2.2': 1, 'RDS-CUC-001': 'RDS' })).toEqual([
    '1.1.2 is met, and nothing shows it.',
    '1.2.1 is of 1, not of 2.',
    '1.2.1 is open without a reason.',
    '1.2.1 is neither met, partly, open, not applicable.',
    '1.2.1 is fine without a reason.',
    'RDS-CUC-001 is of RDS, not of ITS.',
    '9.9.9 is no criterion of the catalogue.',
    '1.2.1 stands twice.',
    '1.2.2 is missing.',
    '1.1.1 names gone.test.ts, which is not there.',
  ])
})
