import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from '@lernspur/database/migration/migration-files'
import { schemaOwners } from '@lernspur/database/roles/schema-owner'
import { fingerprintLine, fingerprintOf } from '@lernspur/database/schema-page/schema-page'
import type { Stage } from './stage'

/**
 * Pages about the schema that are older than their owner's migrations. A page holds a fingerprint of the migrations,
 * because there is no database here; a test with a database compares the rest.
 */
export const schemaPageViolations = async (root: string): Promise<string[]> => {
  const folder = join(root, 'packages/database')
  const files = await readMigrationFiles(join(folder, 'migrations'))
  return schemaOwners.flatMap((owner) => {
    const page = join(folder, 'schema', `${owner}.md`)
    const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
    if (text.includes(`\n${fingerprintLine(fingerprintOf(files, owner))}\n`)) return []
    return `packages/database/schema/${owner}.md was not written since the migrations of ${owner} changed: run verify --update.`
  })
}

/** Writes the pages from a temporary database. */
export const schemaPagesStage: Stage = {
  name: 'Schema pages',
  run: async () => {
    const [{ makeSchemaPages, schemaPagePath }, { scratchDatabase, testSecret, testServer }] = await Promise.all([
      import('@lernspur/database/schema-page/make-schema-pages'),
      import('@lernspur/database/testing/test-server'),
    ])
    const scratch = await scratchDatabase()
    for (const [owner, page] of await makeSchemaPages(scratch.url, testSecret)) {
      writeFileSync(schemaPagePath(owner), page)
    }
    await scratch.drop()
    await (await testServer()).stop()
    return { ok: true, output: '' }
  },
}
