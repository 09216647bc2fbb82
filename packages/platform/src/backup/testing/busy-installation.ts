import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import type { TestDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import type { Source } from '../installation'

/** An installation with constant writing and deleting. */
export interface BusyInstallation {
  readonly source: Source
  readonly school: TestSchool
  /** Finishes the current write. */
  stop(): Promise<void>
}

/** Writes one picture and two audit entries, all or nothing. */
const writePicture = async ({ owner }: TestDatabase, { files }: Source, { tenantId, admin }: TestSchool) => {
  const id = Bun.randomUUIDv7()
  const bytes = crypto.getRandomValues(new Uint8Array(2_000))
  const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
  await writeTenant(owner, tenantId, async (tx) => {
    await files.put(fileKey(tenantId, id), bytes, 'image/png')
    await tx`
      insert into stored_file (tenant_id, id, type, size, hash, creator_id)
      values (${tenantId}, ${id}, 'image/png', ${bytes.byteLength}, ${hash}, ${admin.userId})`
    for (const action of ['one', 'other']) {
      await tx`
        insert into audit_entry (tenant_id, user_id, request_id, action, entity_id)
        values (${tenantId}, ${admin.userId}, ${'Tab\t, Zeile\n, \\N und „Grüße“'}, ${action}, ${id})`
    }
  })
  return id
}

/** Makes two schools and starts writing into the first as fast as the database allows. */
export const busyInstallation = async (database: TestDatabase): Promise<BusyInstallation> => {
  const school = await testSchool(database.owner)
  await testSchool(database.owner, { country: 'CH' })
  const source = {
    ownerUrl: database.ownerUrl,
    secret: database.secret,
    files: openFileStore({ dataDir: database.filesDir }),
  }
  for (let count = 0; count < 20; count++) await writePicture(database, source, school)
  let isStopped = false
  const writing = (async () => {
    while (!isStopped) await writePicture(database, source, school)
  })()
  const stop = async () => {
    isStopped = true
    await writing
  }
  return { source, school, stop }
}
