import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { root } from '../configuration/workspace'
import { requireFacadeOnce } from './facade'

const appRuntime = (file: string) => join(root, 'packages/app-runtime/src', file)

test('an area with a copy of a file of app-runtime is refused, for its state would be another', () => {
  expect(() => requireFacadeOnce('teacher', [appRuntime('texts/i18n.ts')])).toThrow(
    'texts/i18n.ts would be in the area a second time',
  )
  expect(() =>
    requireFacadeOnce('teacher', [
      join(root, 'packages/app-kit/src/form/use-form.ts'),
      join(root, 'mfe-teacher/src/texts/i18n.ts'),
    ]),
  ).not.toThrow()
})
