import { expect, test } from 'bun:test'
import { join } from 'node:path'

const css = await Bun.file(join(import.meta.dir, 'font.css')).text()
const base = await Bun.file(join(import.meta.dir, '../base.css')).text()
const theme = await Bun.file(join(import.meta.dir, '../theme.css')).text()

const families = [...css.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family ?? '')

test('each file is a family of its own, so that no letter has the browser look for another font', () => {
  expect(families.length).toBeGreaterThan(1)
  expect(new Set(families).size).toBe(families.length)
})

test('texts name every family, the one of most letters first, and then the font of the system', () => {
  const named = families.toReversed().map((family) => `'${family}'`)
  const stack = [...named, 'system-ui', 'sans-serif'].join(', ')
  expect(base).toContain(`font-family: ${stack};`)
  expect(theme).toContain(`--font-sans: ${stack};`)
})
