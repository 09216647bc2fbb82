import { afterAll, beforeAll } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '@lernspur/platform/backup/backup-key'
import { exportSchool } from '@lernspur/platform/school/export-school'
import { importSchool } from '@lernspur/platform/school/import-school'
import type { Installation } from '@lernspur/platform/school/installation'
import { identityService } from '@lernspur/service-identity/app'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { serviceOn } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'

/** Gives an installation ids of its own for countries, states and types of school, as every installation has. */
const renumber = async ({ owner }: TestDatabase): Promise<void> => {
  await owner.unsafe(`
    do $$
    declare part record; target text;
    begin
      set local session_replication_role = replica;
      foreach target in array array['country', 'state', 'school_type', 'official_form', 'official_form_version'] loop
        execute format('create temporary table renumbered on commit drop as select id as before, uuidv7() as after from %I', target);
        for part in
          select c.relname, a.attname from pg_constraint f
          join pg_class c on c.oid = f.conrelid
          join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
          where f.contype = 'f' and f.confrelid = target::regclass and cardinality(f.conkey) = 1
        loop
          execute format('update %I set %I = after from renumbered where %I = before', part.relname, part.attname, part.attname);
        end loop;
        execute format('update %I set id = after from renumbered where id = before', target);
        drop table renumbered;
      end loop;
    end $$`)
}

const open = async (publicUrl: string, secret: string | undefined) => {
  const database = await testDatabase()
  const services = {
    identity: serviceOn(database, 'identity', identityService),
    teacher: serviceOn(database, 'teacher', teacherService),
    schoolAdmin: serviceOn(database, 'school-admin', schoolAdminService),
    provider: serviceOn(database, 'provider', providerService),
  }
  const installation: Installation = {
    ownerUrl: database.ownerUrl,
    secret: secret ?? database.secret,
    files: openFileStore({ dataDir: database.filesDir }),
    publicUrl,
  }
  /** The answer to somebody who signs in with address and password. */
  const login = (email: string, password: string) => {
    const token = newToken()
    const headers = {
      cookie: `${preSessionCookieName(testPublicUrl)}=${token}`,
      [csrfHeader]: csrfToken(database.secret, token),
    }
    return services.identity.ask(null, {
      method: 'POST',
      path: '/auth/local/login',
      body: { email, password },
      headers,
    })
  }
  const close = async () => {
    for (const service of Object.values(services)) await service.close()
    await database.close()
  }
  return { ...services, database, owner: database.owner, installation, login, close }
}

export type OpenInstallation = Awaited<ReturnType<typeof open>>

const openTwoInstallations = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-move-'))
  const source = await open('https://alt.example', undefined)
  const target = await open('https://neu.example', randomBytes(32).toString('hex'))
  await renumber(target.database)
  const { key, publicKey } = await newKey()
  let count = 0
  /** Exports a school for the other installation. */
  const pack = async (school: string) => {
    const path = join(folder, `${++count}.lernspur-school`)
    return { path, ...(await exportSchool(source.installation, school, path, publicKey)) }
  }
  const unpack = ({ path, fingerprint }: { readonly path: string; readonly fingerprint: string }, other = key) =>
    importSchool(target.installation, path, fingerprint, other)
  const close = async () => {
    await source.close()
    await target.close()
    await rm(folder, { recursive: true })
  }
  return { source, target, folder, key, pack, unpack, close }
}

type TwoInstallations = Awaited<ReturnType<typeof openTwoInstallations>>

/**
 * Two installations with databases, secrets, files and reference data of their own, and a folder for archives: empty
 * objects until the first test of the file begins, and closed after the last one.
 */
export const twoInstallations = (): TwoInstallations => {
  const both = { source: {}, target: {} } as TwoInstallations
  const { source, target } = both
  beforeAll(async () => {
    const opened = await openTwoInstallations()
    Object.assign(source, opened.source)
    Object.assign(target, opened.target)
    Object.assign(both, { ...opened, source, target })
  }, 120_000)
  afterAll(() => both.close())
  return both
}
