import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { root } from '../configuration/workspace'
import { requireFacadeOnce } from './facade'

const appKit = (file: string) => join(root, 'packages/app-kit/src', file)

test('an area with a copy of a file that the facade exports is refused, for its state would be another', () => {
  expect(() => requireFacadeOnce('teacher', [appKit('texts/i18n.ts')])).toThrow(
    'texts/i18n.ts would be in the area a second time',
  )
  expect(() =>
    requireFacadeOnce('teacher', [appKit('form/use-form.ts'), join(root, 'mfe-teacher/src/texts/i18n.ts')]),
  ).not.toThrow()
})
