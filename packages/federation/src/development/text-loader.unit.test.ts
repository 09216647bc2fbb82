import { expect, test } from 'bun:test'
import loadTexts from './text-loader'

test('texts become a module that replaces those in the page once it is run again', () => {
  const source = loadTexts.call(
    { resourcePath: '/any/mfe-garden/locales/en/garden.page.json' },
    '{ "title": "A \\"bed\\"" }',
  )
  expect(source).toContain('const texts = {"title":"A \\"bed\\""}')
  expect(source).toContain('if (hot.data?.isReplaced) libraries.replaceTexts("en", "garden.page", texts)')
})

test('a file that is no JSON fails the build', () => {
  expect(() => loadTexts.call({ resourcePath: '/any/locales/de/garden.page.json' }, '{ "title": ')).toThrow()
})
