import { afterAll, beforeEach, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceVersion } from './source-version'

const folder = await mkdtemp(join(tmpdir(), 'lernspur-version-'))
let checkout = ''
let count = 0
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = (path: string, content: string) => Bun.write(join(checkout, path), content)

beforeEach(async () => {
  count += 1
  checkout = join(folder, String(count))
  const dependencies = { '@lernspur/ui': 'workspace:*', react: '19.3.1' }
  await write('mfe-teacher/package.json', JSON.stringify({ name: 'mfe-teacher', version: '1.2.3', dependencies }))
  await write('mfe-teacher/rspack.config.ts', 'export default {}')
  await write('mfe-teacher/src/routes.tsx', 'export default []')
  await write('mfe-teacher/locales/de/student.json', '{}')
  await write('packages/ui/package.json', JSON.stringify({ name: '@lernspur/ui', version: '1.0.0' }))
  await write('packages/ui/src/button.tsx', 'export const Button = 1')
  await write('bun.lock', 'lock')
  await mkdir(join(checkout, 'mfe-teacher/node_modules/@lernspur'), { recursive: true })
  await symlink(join(checkout, 'packages/ui'), join(checkout, 'mfe-teacher/node_modules/@lernspur/ui'))
})

const version = () => sourceVersion('teacher', checkout)

test('the version consists of the package version and eight hex digits, and is reproducible', () => {
  expect(version()).toMatch(/^1\.2\.3-[0-9a-f]{8}$/)
  expect(version()).toBe(version())
})

const counting = [
  'mfe-teacher/src/routes.tsx',
  'mfe-teacher/locales/de/student.json',
  'mfe-teacher/rspack.config.ts',
  'packages/ui/src/button.tsx',
  'packages/ui/src/new.css',
  'bun.lock',
]
for (const path of counting) {
  test(`a change of ${path} changes the version`, async () => {
    const before = version()
    await write(path, 'changed')
    expect(version()).not.toBe(before)
  })
}

for (const path of [
  'mfe-teacher/src/routes.test.tsx',
  'packages/ui/src/testing/render.tsx',
  'packages/other/src/a.ts',
]) {
  test(`a change of ${path} does not change the version`, async () => {
    const before = version()
    await write(path, 'changed')
    expect(version()).toBe(before)
  })
}

test('the error names a package that is not installed', async () => {
  await rm(join(checkout, 'mfe-teacher/node_modules'), { recursive: true })
  expect(version).toThrow('@lernspur/ui is not installed')
})
