import { expect, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { schemaPageViolations } from './schema-pages'

test('a page that was not written since a migration changed is named', async () => {
  expect(await schemaPageViolations(root)).toEqual([])
  const tree = mkdtempSync(join(tmpdir(), 'lernspur-schema-'))
  for (const folder of ['migrations', 'schema']) {
    cpSync(join(root, 'packages/database', folder), join(tree, 'packages/database', folder), { recursive: true })
  }
  writeFileSync(join(tree, 'packages/database/migrations/teacher/9999-more.sql'), 'select 1;')
  expect(await schemaPageViolations(tree)).toEqual([
    'packages/database/schema/teacher.md was not written since the migrations of teacher changed: run verify --update.',
  ])
  rmSync(tree, { recursive: true })
})
