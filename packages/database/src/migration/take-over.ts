import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isAddedService } from '@lernspur/contracts/wire/route'
import { DatabaseProblem } from '../database-problem'
import type { Transaction } from '../transaction/tenant-transaction'
import { lastOfBaseline, readMigrationFiles } from './migration-files'

/** The last commit before the baseline, and the digest of its 143 migrations. */
const former = { commit: '97f864d4', digest: 'a5b7fb7c0dda10864dd122b3e06eddab94b764b4a67533fa91a43ce417724336' }
const firstStep = 'platform/0001-tenant-protection'

/** The only file of the baseline whose tables that commit lacks. */
const undoJournal = 'platform/0012-undo-journal'

/** Upgrades the schema of that commit to the baseline's. */
const upgrade = new URL('from-97f864d4.sql', import.meta.url)

const numberOf = (name: string): string => name.slice(name.indexOf('/') + 1).slice(0, 4)

/**
 * Turns a database that was made by the last version before the baseline into one that was made by the baseline, within
 * the running transaction; does nothing for any other. Throws a DatabaseProblem for one of an earlier version.
 */
export const takeOver = async (tx: Transaction): Promise<void> => {
  const rows = await tx<{ name: string; checksum: string }[]>`
    select name, checksum from migration where not is_replaced order by name collate "C"`
  if (!rows.some(({ name }) => name === firstStep)) return
  const lines = rows.map(({ name, checksum }) => `${name} ${checksum}\n`).join('')
  if (createHash('sha256').update(lines).digest('hex') !== former.digest) {
    throw new DatabaseProblem(
      'migration',
      `The database was made by a version before ${former.commit}, or by changed migrations. Start the version ${former.commit} on it once, and then this one.`,
    )
  }
  await tx.unsafe(await readFile(upgrade, 'utf8'))
  await tx`update migration set is_replaced = true`
  const files = await readMigrationFiles()
  // Its grants can run twice, and the undo journal is new, so they are applied after this as on any other database.
  const baseline = files.filter(
    ({ name, owner, isRepeatable }) =>
      !isAddedService(owner) &&
      !isRepeatable &&
      numberOf(name) <= lastOfBaseline &&
      !name.endsWith('-grants') &&
      name !== undoJournal,
  )
  for (const { name, checksum } of baseline) {
    await tx`insert into migration (name, checksum) values (${name}, ${checksum})`
  }
}
