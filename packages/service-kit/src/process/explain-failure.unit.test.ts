import { expect, test } from 'bun:test'
import { explainFailure } from './explain-failure'

test('an error of the database comes with its statement, marked where it is wrong, and with what the server adds', () => {
  const error = Object.assign(new Error('column "nmae" does not exist'), {
    code: '42703',
    hint: 'Perhaps you meant to reference the column "student.name".',
    position: '8',
  })
  // The client library hides the statement from printing, because parameters go with it.
  Object.defineProperty(error, 'query', { value: 'select nmae\nfrom student', enumerable: false })
  const lines = explainFailure(error).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    'Error: column "nmae" does not exist',
    '  code: 42703',
    '  hint: Perhaps you meant to reference the column "student.name".',
    '    select nmae',
    '           ^',
    '    from student',
  ])
  expect(lines[6]).toContain('explain-failure.unit.test.ts')
})

test('anything else is told by its message and where it was thrown, with its cause', () => {
  const text = explainFailure(new TypeError('no function', { cause: new Error('no file') }))
  expect(text).toStartWith('TypeError: no function\n')
  expect(text).toContain('caused by Error: no file')
  expect(explainFailure('thrown text')).toBe('thrown text')
})
