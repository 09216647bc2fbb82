import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unusedExports } from './unused-exports'

const root = mkdtempSync(join(tmpdir(), 'lernspur-exports-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('an export, a type and a file that nobody imports are refused, those that a test imports are not', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'tree', private: true, workspaces: ['services/*'] }),
    'services/teacher/package.json': JSON.stringify({ name: 'teacher' }),
    'services/teacher/src/server.ts': "import { used } from './used'\nvoid used\n",
    'services/teacher/src/used.ts':
      'export const used = 1\nexport const lost = 2\nexport interface Lost {}\nexport const tested = 3\n',
    'services/teacher/src/used.test.ts': "import { tested } from './used'\nvoid tested\n",
    'services/teacher/src/alone.ts': 'export const alone = 1\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  expect((await unusedExports(root)).sort()).toEqual([
    'services/teacher/src/alone.ts is imported by nobody.',
    'services/teacher/src/used.ts exports Lost, which nobody imports.',
    'services/teacher/src/used.ts exports lost, which nobody imports.',
  ])
})
