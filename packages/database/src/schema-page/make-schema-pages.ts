import { fileURLToPath } from 'node:url'
import { connect } from '../connection/connect'
import { migrate } from '../migration/migrate'
import { readMigrationFiles } from '../migration/migration-files'
import { type SchemaOwner, schemaOwners } from '../roles/schema-owner'
import { readSchema } from './read-schema'
import { schemaPage } from './schema-page'

/** Path of an owner's page. */
export const schemaPagePath = (owner: SchemaOwner): string =>
  fileURLToPath(new URL(`../../schema/${owner}.md`, import.meta.url))

/** Migrates the empty database at this address, and returns the page of each owner about it. */
export const makeSchemaPages = async (ownerUrl: string, secret: string): Promise<ReadonlyMap<SchemaOwner, string>> => {
  await migrate(ownerUrl, { secret })
  const db = connect(ownerUrl, { name: 'schema-page', max: 1 })
  try {
    const [schema, files] = [await readSchema(db), await readMigrationFiles()]
    return new Map(schemaOwners.map((owner) => [owner, schemaPage(owner, schema, files)]))
  } finally {
    await db.end()
  }
}
