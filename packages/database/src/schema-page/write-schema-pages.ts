import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { connect } from '../connection/connect'
import { migrate } from '../migration/migrate'
import { readMigrationFiles } from '../migration/migration-files'
import { type SchemaOwner, schemaOwners } from '../roles/schema-owner'
import { scratchDatabase, testSecret } from '../testing/test-server'
import { readSchema } from './read-schema'
import { schemaPage } from './schema-page'

/** Path of an owner's page. */
export const schemaPagePath = (owner: SchemaOwner): string =>
  fileURLToPath(new URL(`../../schema/${owner}.md`, import.meta.url))

/** The page of each owner, from a database that is made for it. */
export const makeSchemaPages = async (): Promise<ReadonlyMap<SchemaOwner, string>> => {
  const scratch = await scratchDatabase()
  await migrate(scratch.url, { secret: testSecret })
  const db = connect(scratch.url, { name: 'schema-page', max: 1 })
  try {
    const [schema, files] = [await readSchema(db), await readMigrationFiles()]
    return new Map(schemaOwners.map((owner) => [owner, schemaPage(owner, schema, files)]))
  } finally {
    await db.end()
    await scratch.drop()
  }
}

/** Writes all pages. */
export const writeSchemaPages = async (): Promise<void> => {
  for (const [owner, page] of await makeSchemaPages()) await writeFile(schemaPagePath(owner), page)
}
