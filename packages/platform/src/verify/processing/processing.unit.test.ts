import { expect, test } from 'bun:test'
import { root } from '../../install/install-packages'
import { type SourceFile, sourceFiles } from '../tree/tree-files'
import { undescribedStorage } from './undescribed-storage'
import { undescribedTables } from './undescribed-tables'
import { unusedPeriods } from './unused-periods'

const files = sourceFiles(root)

const file = (path: string, text: string): SourceFile => ({
  path,
  folder: path.slice(0, path.lastIndexOf('/')),
  name: path.slice(path.lastIndexOf('/') + 1),
  text: () => text,
})

test('the notice lists what browsers store, and nothing else', () => {
  expect(undescribedStorage(files)).toEqual([])
})

test('a new store, a new name and a store that is gone are found', () => {
  const added = [
    file('shell/src/new.ts', "localStorage.setItem('own', '1')"),
    file('mfe-teacher/src/other.ts', "export const atom = storedAtom('lernspur-last-page', asText, asText)"),
    file('mfe-teacher/src/other.unit.test.ts', "localStorage.setItem('lernspur-tested', '1')"),
  ]
  expect(undescribedStorage([...files, ...added])).toEqual([
    expect.stringMatching(/^shell\/src\/new\.ts stores something/),
    expect.stringMatching(/^mfe-teacher\/src\/other\.ts names lernspur-last-page/),
  ])
  const without = files.filter(({ path }) => path !== 'shell/src/session/audiences.ts')
  expect(undescribedStorage(without)).toEqual([expect.stringContaining('audiences.ts is said to store something')])
})

test('every period that the notice promises is one that something is deleted by', () => {
  expect(unusedPeriods(files)).toEqual([])
  const twice = { retentionPeriods: { wholeSession: {}, longestSession: {} } }
  expect(unusedPeriods(files, twice)).toEqual([expect.stringContaining('retentionPeriods.longestSession')])
})

test('the notice has a category for every table that holds personal data', () => {
  expect(undescribedTables(files)).toEqual([])
})

test('a new table with a student, one below it, and a new column are found', () => {
  const page = [
    '# Tables',
    ...['## health_note', '| `student_id` | uuid |  |  |'],
    ...['## health_photo', '| `id` | uuid |  |  |', '- `FOREIGN KEY (id) REFERENCES health_note(tenant_id, id)`'],
    ...['## visit', '| `user_id` | uuid |  |  |'],
    ...['## student', '| `religion` | text |  |  |'],
  ].join('\n')
  expect(undescribedTables([...files, file('packages/database/schema/new.md', page)])).toEqual([
    expect.stringContaining('the table health_note is about students'),
    expect.stringContaining('the table health_photo is about students'),
    expect.stringContaining('the table visit belongs to no category'),
    expect.stringContaining('student.religion is new'),
  ])
})
