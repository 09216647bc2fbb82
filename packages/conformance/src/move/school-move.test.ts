import { beforeAll, expect, test } from 'bun:test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventsFor } from '@lernspur/contracts/wire/program-event'
import { unmovedTables } from '@lernspur/database/copy/school/school-tables'
import { migrate } from '@lernspur/database/migration/migrate'
import { ownerRole, schemaOwners } from '@lernspur/database/roles/schema-owner'
import { scratchDatabase, testAdministration, testSecret } from '@lernspur/database/testing/test-server'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { seedDemo } from '@lernspur/demo-school/seed-demo'
import { readArchive, writeArchive } from '@lernspur/platform/backup/archive'
import { newKey } from '@lernspur/platform/backup/backup-key'
import { exportSchool } from '@lernspur/platform/school/export-school'
import { importSchool } from '@lernspur/platform/school/import-school'
import { fingerprintOf } from '@lernspur/platform/school/manifest'
import { openSchool, switchSchool } from '@lernspur/platform/school/switch-school'
import { undoMove } from '@lernspur/platform/school/undo-move'
import { unseal } from '@lernspur/service-kit/session/seal'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { signInProgram } from '@lernspur/testing/program-token'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import { type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { type OpenInstallation, twoInstallations } from './two-installations'

const both = twoInstallations()
const { source, target } = both
beforeAll(() => seedDemo(source.database.ownerUrl), 120_000)

const demo = { name: 'Grundschule', id: '', teacher: 'lehrerin@schule.example', admin: 'inhaberin@schule.example' }

/** Counts of every table with rows of a school. */
const countsOf = async ({ owner }: OpenInstallation, schoolId: string): Promise<Readonly<Record<string, number>>> => {
  const [row] = await owner<{ counts: Record<string, number> }[]>`select count_school(${schoolId}) as counts`
  return row?.counts ?? {}
}

/** Digests of all rows of a table, without ids that each installation has its own of. */
const contentsOf = async ({ owner }: OpenInstallation, schoolId: string) => {
  const tables = await owner<{ name: string }[]>`select name::text from school_tables() as name order by 1`
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    if ((unmovedTables as readonly string[]).includes(name) || name === 'audit_entry') continue
    const [row] = await owner.unsafe<{ digest: string }[]>(
      `select md5(coalesce(string_agg(text, ',' order by text), '')) as digest from (
        select (to_jsonb(t) - 'state_id' - 'country_id' - 'school_type_id' - 'official_form_version_id' - 'private_key'
          - 'origin_id')::text as text
        from ${name} t where tenant_id = $1) as listed`,
      [schoolId],
    )
    contents[name] = row?.digest ?? ''
  }
  return contents
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const personOf = async ({ owner }: OpenInstallation, email: string) => {
  const [role] = await owner<{ userId: string; userRoleId: string; tenantId: string; roleType: 'user' }[]>`
    select ur.user_id, ur.id as user_role_id, ur.tenant_id, ur.role_type
    from user_role ur join app_user u on u.id = ur.user_id where u.email = ${email}`
  if (!role) throw new Error(`${email} has no role.`)
  return role
}

const fileOf = async ({ owner, installation }: OpenInstallation, tenantId: string, creatorId: string) => {
  const bytes = new Uint8Array(await Bun.file(join(import.meta.dir, '../../../../shell/src/icon.png')).arrayBuffer())
  const [file] = await owner<{ id: string }[]>`
    insert into stored_file (tenant_id, type, size, hash, creator_id)
    values (${tenantId}, 'image/png', ${bytes.byteLength}, ${'0'.repeat(64)}, ${creatorId}) returning id`
  await installation.files.put(`${tenantId}/${file?.id}`, bytes, 'image/png')
  return { key: `${tenantId}/${file?.id}`, bytes }
}

const filesIn = async ({ installation }: OpenInstallation, schoolId: string): Promise<number> => {
  const keys = await Array.fromAsync(installation.files.list())
  return keys.filter(({ key }) => key.startsWith(schoolId)).length
}

test('a whole school of the demo moves, is used by a teacher, and cannot be undone after that', async () => {
  const teacher = await personOf(source, demo.teacher)
  const admin = await personOf(source, demo.admin)
  const { tenantId } = teacher
  const file = await fileOf(source, tenantId, admin.userId)
  await turnOnSecondFactor(source.owner, admin)
  const [before, contents] = [await countsOf(source, tenantId), await contentsOf(source, tenantId)]
  const archive = await both.pack(tenantId)
  expect(total(before)).toBeGreaterThan(5000)

  // Closed to writing, and told so (rule move.2).
  const write = (at: OpenInstallation) =>
    at.schoolAdmin.ask(admin, { method: 'PUT', path: '/tenants/current', body: { slogan: 'Miteinander' } })
  const refused = await write(source)
  expect([refused.status, refused.body.error, refused.body.details[0].message]).toEqual([
    403,
    'NO_PERMISSION',
    expect.stringContaining('zieht gerade auf einen anderen Server um'),
  ])
  const banners = (await source.provider.ask(teacher, { method: 'GET', path: '/announcements' })).body.data.rows
  expect(banners).toMatchObject([{ title: 'Ihre Schule zieht um' }])

  const whileMoving = (await source.identity.ask(teacher, { method: 'GET', path: '/auth/whoami' })).body.data
  expect(whileMoving.userRoles[0].tenant).toMatchObject({ closesAt: null, movedTo: null })

  const { joined } = await both.unpack(archive)
  expect(joined).toEqual([])
  const unmoved = new Set<string>(unmovedTables)
  const moved = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).filter(([name]) => !unmoved.has(name) && name !== 'audit_entry'))
  expect(moved(await countsOf(target, tenantId))).toEqual(moved(before))
  expect(await contentsOf(target, tenantId)).toEqual(contents)
  expect(await target.installation.files.get(file.key)).toEqual(file.bytes)

  expect(await target.owner`select from session`).toHaveLength(0)

  // Nobody works at the new one before the switch, and then nobody at the former one.
  expect((await write(target)).body.error).toBe('NO_PERMISSION')
  await expect(openSchool(target.installation, tenantId, undefined)).rejects.toThrow('The code is missing')
  await expect(openSchool(target.installation, tenantId, '0'.repeat(20))).rejects.toThrow('not that of this move')
  const code = await switchSchool(source.installation, tenantId, 'https://neu.example/')
  expect(await switchSchool(source.installation, tenantId, undefined)).toBe(code)
  const gone = await source.schoolAdmin.ask(teacher, { method: 'GET', path: '/classes' })
  expect([gone.status, gone.body.error, gone.body.details]).toEqual([
    410,
    'SCHOOL_MOVED',
    [{ path: 'tenant', message: 'Sie finden Ihre Schule jetzt unter https://neu.example.' }],
  ])
  const who = (await source.identity.ask(teacher, { method: 'GET', path: '/auth/whoami' })).body.data
  expect(who.userRoles[0].tenant).toMatchObject({ isDisabled: true, movedTo: 'https://neu.example' })

  await openSchool(target.installation, tenantId, code)
  const signedIn = await target.login(demo.teacher, demoPassword)
  expect(signedIn.body.data.whoAmI.userRoles).toMatchObject([{ tenantId, status: 'active' }])
  const [sealed] = await target.owner<{ sealedSecret: Uint8Array }[]>`
    select sealed_secret from two_factor where user_id = ${admin.userId}`
  const context = { purpose: 'two-factor-secret', context: admin.userId } as const
  const secretAt = ({ installation }: OpenInstallation) => ({ secret: installation.secret, ...context })
  const [former] = await source.owner<{ sealedSecret: Uint8Array }[]>`
    select sealed_secret from two_factor where user_id = ${admin.userId}`
  expect(unseal(secretAt(target), sealed?.sealedSecret ?? new Uint8Array())).toEqual(
    unseal(secretAt(source), former?.sealedSecret ?? new Uint8Array()),
  )

  const classes = (await target.schoolAdmin.ask(teacher, { method: 'GET', path: '/classes' })).body.data.rows
  expect(classes.length).toBeGreaterThan(0)
  expect((await write(target)).status).toBe(200)
  await expect(undoMove(target.installation, tenantId, undefined)).rejects.toThrow('this would be lost')
  await expect(undoMove(source.installation, tenantId, undefined)).rejects.toThrow(
    'undo the move at https://neu.example',
  )
  await expect(both.unpack(archive)).rejects.toThrow('was imported here already')
}, 120_000)

/** A school of tests, with an entry and a picture, that was moved and opened. */
const movedSchool = async (): Promise<TestSchool> => {
  const school = await testSchool(source.owner)
  await insertObservation(source.owner, school)
  await fileOf(source, school.tenantId, school.admin.userId)
  await both.unpack(await both.pack(school.tenantId))
  const code = await switchSchool(source.installation, school.tenantId, 'https://neu.example')
  await openSchool(target.installation, school.tenantId, code)
  return school
}

test('a move is undone as long as nobody wrote anything, and leaves nothing behind', async () => {
  const school = await movedSchool()
  const { tenantId, classTeacher, admin } = school
  // Who only looks changes nothing.
  expect((await target.schoolAdmin.ask(classTeacher, { method: 'GET', path: '/classes' })).status).toBe(200)
  const undone = await undoMove(target.installation, tenantId, undefined)
  if (undone.kind !== 'removed') throw new Error('It was not removed.')
  expect(total(await countsOf(target, tenantId))).toBe(0)
  expect(await filesIn(target, tenantId)).toBe(0)
  expect(await target.owner`select from app_user where id = ${admin.userId}`).toHaveLength(0)

  await expect(undoMove(source.installation, tenantId, 'wrong')).rejects.toThrow('not that of this move')
  expect(await undoMove(source.installation, tenantId, undone.code)).toEqual({ kind: 'opened' })
  const renamed = { method: 'PUT', path: '/tenants/current', body: { slogan: 'Wieder da' } }
  expect((await source.schoolAdmin.ask(admin, renamed)).status).toBe(200)
  expect((await source.schoolAdmin.ask(classTeacher, { method: 'GET', path: '/classes' })).status).toBe(200)
}, 60_000)

/** What a program of the provider is told of from now on: events, in their order. */
const eventsAt = async ({ owner }: OpenInstallation) => {
  // The demo has a provider already.
  const [known] = await owner<{ tenantId: string; userId: string }[]>`
    select ur.tenant_id, ur.user_id from user_role ur join tenant t on t.id = ur.tenant_id
    where t.is_provider and ur.role_type = 'admin' order by ur.id limit 1`
  const person = known ?? (await testProvider(owner))
  await signInProgram(owner, person, ['schools:read'])
  await owner`
    insert into webhook (tenant_id, program_token_id, address, events, secret)
    select pt.tenant_id, pt.id, 'https://portal.example/events', ${eventsFor(['schools:read'])}, 'secret'
    from program_token pt where pt.tenant_id = ${person.tenantId} and pt.maker_id = ${person.userId}`
  return async (schoolId: string): Promise<string[]> => {
    const rows = await owner<{ event: string }[]>`
      select wde.event from webhook_delivery wde
      where wde.tenant_id = ${person.tenantId} and wde.entity_id = ${schoolId} order by wde.occurred_at, wde.id`
    return rows.map(({ event }) => event)
  }
}

test('programs of both providers are told what becomes of a school that moves (rule webhook.2)', async () => {
  const [eventsOfSource, eventsOfTarget] = [await eventsAt(source), await eventsAt(target)]
  const { tenantId } = await movedSchool()
  expect(await eventsOfTarget(tenantId)).toEqual(['school.created', 'school.changed'])
  expect(await eventsOfSource(tenantId)).toEqual(['school.changed', 'school.changed'])
  const undone = await undoMove(target.installation, tenantId, undefined)
  if (undone.kind !== 'removed') throw new Error('It was not removed.')
  await undoMove(source.installation, tenantId, undone.code)
  expect((await eventsOfTarget(tenantId)).at(-1)).toBe('school.deleted')
  expect(await eventsOfSource(tenantId)).toHaveLength(3)
}, 60_000)

test('before the switch a move is undone where it began, and the archive opens nothing', async () => {
  const school = await testSchool(source.owner)
  const archive = await both.pack(school.tenantId)
  await both.unpack(archive)
  expect(await undoMove(source.installation, school.tenantId, undefined)).toEqual({ kind: 'opened' })
  expect((await source.schoolAdmin.ask(school.admin, { method: 'GET', path: '/classes' })).status).toBe(200)
  await expect(switchSchool(source.installation, school.tenantId, 'https://neu.example')).rejects.toThrow(
    'does not move',
  )
  expect(await undoMove(target.installation, school.tenantId, undefined)).toMatchObject({ kind: 'removed' })
}, 60_000)

test('what was written after the archive refuses the switch', async () => {
  const school = await testSchool(source.owner)
  await both.pack(school.tenantId)
  await insertObservation(source.owner, school)
  await expect(switchSchool(source.installation, school.tenantId, 'https://neu.example')).rejects.toThrow(
    'Something was written after the archive was made: observation 1 more',
  )
  await both.unpack(await both.pack(school.tenantId))
  expect(await switchSchool(source.installation, school.tenantId, 'https://neu.example')).toHaveLength(20)
}, 60_000)

test('an archive that is broken, cut, of others, or for another key gives a sentence and leaves nothing', async () => {
  const school = await testSchool(source.owner)
  await fileOf(source, school.tenantId, school.admin.userId)
  const archive = await both.pack(school.tenantId)
  const bytes = await readFile(archive.path)
  const variant = async (name: string, changed: Uint8Array) => {
    const path = join(both.folder, name)
    await writeFile(path, changed)
    return { ...archive, path }
  }
  const broken = Buffer.from(bytes)
  broken[Math.floor(bytes.length / 2)] = (broken[Math.floor(bytes.length / 2)] ?? 0) ^ 1
  await expect(both.unpack(await variant('broken', broken))).rejects.toThrow(
    'is damaged: it cannot be read to its end. Nothing was imported.',
  )
  await expect(both.unpack(await variant('cut', bytes.subarray(0, bytes.length - 100)))).rejects.toThrow(
    'Nothing was imported.',
  )
  await expect(both.unpack(await variant('text', Buffer.from('Guten Tag')))).rejects.toThrow('Nothing was imported.')
  await expect(both.unpack(archive, (await newKey()).key)).rejects.toThrow('encrypted with another key')
  await expect(both.unpack({ ...archive, fingerprint: '0'.repeat(64) })).rejects.toThrow(
    'does not have this fingerprint',
  )
  await expect(both.unpack({ ...archive, path: join(both.folder, 'none') })).rejects.toThrow('There is no archive')
  expect(total(await countsOf(target, school.tenantId))).toBe(0)
  expect(await filesIn(target, school.tenantId)).toBe(0)
  expect(await target.owner`select from tenant where id = ${school.tenantId}`).toHaveLength(0)
}, 60_000)

test('a person of two schools is joined to the account that is there, once it was signed in to', async () => {
  const school = await testSchool(source.owner)
  const { email } = school.classTeacher
  const [own] = await target.owner<{ id: string }[]>`
    insert into app_user (email, first_name, last_name) values (${email}, 'Klara', 'Hier') returning id`
  const archive = await both.pack(school.tenantId)
  await expect(both.unpack(archive)).rejects.toThrow(`${email} has an account here that nobody has signed in to`)
  expect(total(await countsOf(target, school.tenantId))).toBe(0)
  await target.owner`update app_user set last_signed_in_at = now() where id = ${own?.id ?? ''}`
  expect((await both.unpack(archive)).joined).toEqual([email])
  const classes = await target.owner<{ creatorId: string }[]>`
    select creator_id from school_class where tenant_id = ${school.tenantId}`
  expect(new Set(classes.map(({ creatorId }) => creatorId))).toEqual(new Set([own?.id ?? '']))
}, 60_000)

test('rows of another school in an archive are refused', async () => {
  const [school, victim] = [await testSchool(source.owner), await testSchool(target.owner)]
  const archive = await both.pack(school.tenantId)
  const forged = await forge(archive.path, 'student', (rows) => rows.replace(school.tenantId, victim.tenantId))
  await expect(both.unpack(forged)).rejects.toThrow('rows of another school in student')
  const before = await countsOf(target, victim.tenantId)
  expect([before.student, await countsOf(target, school.tenantId)]).toEqual([
    6,
    expect.objectContaining({ student: 0 }),
  ])
}, 60_000)

/** An archive like another one with rows of a table changed, whose checksums agree. */
const forge = async (path: string, table: string, change: (rows: string) => string) => {
  const entries = await Array.fromAsync(readArchive(path, both.key, 'archive'))
  const changed = entries.map(({ name, bytes }) => {
    const isWanted = name.startsWith(`tables/${table}/`)
    return { name, bytes: isWanted ? Buffer.from(change(Buffer.from(bytes).toString())) : Buffer.from(bytes) }
  })
  const manifest = changed.find(({ name }) => name === 'manifest.json')
  const rows = changed.find(({ name }) => name.startsWith(`tables/${table}/`))
  if (!manifest || !rows) throw new Error('The archive has no such table.')
  const listed = JSON.parse(manifest.bytes.toString())
  const digest = new Bun.CryptoHasher('sha256').update(rows.bytes).digest('hex')
  for (const one of listed.tables) if (one.name === table) one.sha256 = digest
  manifest.bytes = Buffer.from(JSON.stringify(listed))
  const forged = join(both.folder, `forged-${crypto.randomUUID()}`)
  await writeArchive(forged, both.key, async (add) => {
    for (const { name, bytes } of changed) await add(name, bytes)
  })
  return { path: forged, fingerprint: fingerprintOf(manifest.bytes) }
}

test('an archive of a newer version is refused', async () => {
  const school = await testSchool(source.owner)
  await source.owner`insert into migration (name, checksum) values ('teacher/9999-future', ${'0'.repeat(64)})`
  const archive = await both.pack(school.tenantId)
  await source.owner`delete from migration where name = 'teacher/9999-future'`
  await expect(both.unpack(archive)).rejects.toThrow('made by a newer Lernspur')
}, 60_000)

test('an archive of an older version is taken', async () => {
  const school = await testSchool(source.owner)
  const [newest] = await source.owner<{ name: string; checksum: string }[]>`
    delete from migration where name = (select max(name) from migration) returning name, checksum`
  const archive = await both.pack(school.tenantId)
  await source.owner`insert into migration (name, checksum) values (${newest?.name ?? ''}, ${newest?.checksum ?? ''})`
  await both.unpack(archive)
  expect((await countsOf(target, school.tenantId)).student).toBe(6)
}, 60_000)

test('the owner of the database need not be a superuser', async () => {
  const admin = await testAdministration()
  const user = `owner_${crypto.randomUUID().slice(0, 8)}`
  await admin.unsafe(`create role ${user} login createrole password 'plain'`)
  await admin.unsafe(`grant ${schemaOwners.map(ownerRole).join(', ')} to ${user}`)
  const { url, drop } = await scratchDatabase()
  await admin.unsafe(`alter database ${new URL(url).pathname.slice(1)} owner to ${user}`)
  const ownerUrl = Object.assign(new URL(url), { username: user, password: 'plain' }).href
  try {
    await migrate(ownerUrl, { secret: testSecret })
    const plain = { ...target.installation, ownerUrl, publicUrl: 'https://dritte.example' }
    const school = await testSchool(source.owner)
    await insertObservation(source.owner, school)
    const archive = await both.pack(school.tenantId)
    await importSchool(plain, archive.path, archive.fingerprint, both.key)
    const code = await switchSchool(source.installation, school.tenantId, 'https://dritte.example')
    await openSchool(plain, school.tenantId, code)
    const on = join(both.folder, 'on.lernspur-school')
    const { fingerprint } = await exportSchool(plain, school.tenantId, on, both.key)
    await both.unpack({ path: on, fingerprint })
    expect((await countsOf(target, school.tenantId)).observation).toBe(1)
    await undoMove(plain, school.tenantId, undefined)
    expect(await undoMove(plain, school.tenantId, undefined)).toMatchObject({ kind: 'removed' })
  } finally {
    await drop()
    await admin.unsafe(`drop role ${user}`)
  }
}, 100_000)

test('a school of the same name is refused with a sentence', async () => {
  const school = await testSchool(source.owner)
  await source.owner`update tenant set name = ${`Namensschule ${school.tenantId}`} where id = ${school.tenantId}`
  const other = await testSchool(target.owner, { name: `namensschule ${school.tenantId}` })
  await expect(both.unpack(await both.pack(school.tenantId))).rejects.toThrow('Another school here is named')
  await target.owner`update tenant set name = ${other.tenantId} where id = ${other.tenantId}`
  await both.unpack(await both.pack(school.tenantId))
}, 60_000)

test('a program of a school that has moved is told where it is', async () => {
  const school = await testSchool(source.owner)
  const headers = await signInProgram(source.owner, school.admin, ['classes:read'])
  const ask = (at: OpenInstallation) => at.schoolAdmin.ask(null, { method: 'GET', path: '/classes', headers })
  expect((await ask(source)).status).toBe(200)
  await both.unpack(await both.pack(school.tenantId))
  const code = await switchSchool(source.installation, school.tenantId, 'https://neu.example')
  await openSchool(target.installation, school.tenantId, code)
  expect((await ask(source)).body.error).toBe('SCHOOL_MOVED')
  expect((await ask(target)).status).toBe(200)
}, 60_000)
