import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { type ScratchDatabase, scratchDatabase, testSecret } from '../testing/test-server'
import { migrate } from './migrate'
import { readMigrationFiles } from './migration-files'

let scratch: ScratchDatabase
let owner: Database
let folder: string

beforeAll(async () => {
  scratch = await scratchDatabase()
  owner = connect(scratch.url, { name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'lernspur-migrations-'))
  const before = (await readMigrationFiles()).filter(({ name }) => name.replace(/^.*\//, '') < '0530')
  for (const { name, sql } of before) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}.sql`), sql)
  }
  await migrate(scratch.url, { secret: testSecret, folder })
}, 60_000)

afterAll(async () => {
  await owner.end()
  await scratch.drop()
  await rm(folder, { recursive: true })
})

const idOf = ([row]: readonly { id: string }[]) => row?.id ?? ''

const tenant = async (name: string, isProvider: boolean) =>
  idOf(
    await owner<{ id: string }[]>`
      insert into tenant (name, is_provider, country_id, state_id)
      select ${name}, ${isProvider}, country_id, id from state limit 1 returning id`,
  )

const template = async (tenantId: string, origin: { id: string; texts: object } | null) =>
  idOf(
    await owner<{ id: string }[]>`
      insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template, origin_id, origin_texts)
      values (${tenantId}, 'Musik', 'MU', '#aa3377', 3, true, ${origin?.id ?? null},
        ${origin ? owner.json(origin.texts as never) : null}) returning id`,
  )

test('templates of the provider become a first version, which their copies come from', async () => {
  const [provider, school] = [await tenant('Anbieter', true), await tenant('Schule', false)]
  const music = await template(provider, null)
  const singing = idOf(
    await owner<{ id: string }[]>`
      insert into competence_domain (tenant_id, school_subject_id, name) values (${provider}, ${music}, 'Singen')
      returning id`,
  )
  const sings = idOf(
    await owner<{ id: string }[]>`
      insert into competence (tenant_id, domain_id, description) values (${provider}, ${singing}, 'singt mit')
      returning id`,
  )
  const texts = { [music]: ['Musik', 'MU', '#aa3377'], [singing]: ['Singen', ''], [sings]: ['singt mit'] }
  const copy = await template(school, { id: music, texts })
  const own = await template(school, null)
  await migrate(scratch.url, { secret: testSecret })
  const versions = await owner`
    select tv.id, tv.name, tv.published_by_id, tvs.school_subject_id, tvs.domains
    from template_version tv join template_version_subject tvs on tvs.template_version_id = tv.id`
  const domains = [
    { id: singing, name: 'Singen', symbol: null, competences: [{ id: sings, description: 'singt mit' }] },
  ]
  const [version] = versions
  expect(versions.map((row) => ({ ...row }))).toEqual([
    { id: version?.id, name: 'Erste Fassung', publishedById: null, schoolSubjectId: music, domains },
  ])
  const rows = await owner`select id, origin_version_id, origin_texts from school_subject where tenant_id = ${school}`
  const held = new Map(rows.map((row) => [row.id, [row.originVersionId, row.originTexts]]))
  expect(held.get(copy)).toEqual([version?.id, { ...texts, [`${sings}:domain`]: [singing] }])
  expect(held.get(own)).toEqual([null, null])
})
