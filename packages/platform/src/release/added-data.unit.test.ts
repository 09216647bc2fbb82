import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addedDataFaults, declaredData } from './added-data'

const folder = await mkdtemp(join(tmpdir(), 'lernspur-added-data-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const name = { de: 'Busfahrten', en: 'Bus rides' }
const text = { de: 'Haltestelle und Tage', en: 'Stop and days' }
const ride = `
  -- create table in_a_comment (id uuid);
  create table if not exists bus_ride (
    tenant_id uuid, student_id uuid, foreign key (tenant_id, student_id) references student on delete cascade
  );`
const stop = 'create table bus_stop (id uuid); create table bus_line (id uuid);'

test('each table that the migrations make is declared, and no other', () => {
  const declared = { bus_ride: { about: 'students', name, text }, bus_stop: { about: 'nobody' } } as const
  expect(addedDataFaults('bus-ride', declared, [ride, stop])).toEqual([
    'services/bus-ride/contract/src/personal-data.ts does not say whom the table bus_line is about.',
  ])
  expect(addedDataFaults('bus-ride', declared, [ride, stop, 'drop table bus_line;'])).toEqual([])
  expect(addedDataFaults('bus-ride', declared, [ride])).toEqual([
    'services/bus-ride/contract/src/personal-data.ts names the table bus_stop, which its migrations do not make.',
  ])
})

test('a table that refers to students is about them, also from a later migration on', () => {
  const nobody = {
    bus_ride: { about: 'nobody' },
    bus_stop: { about: 'nobody' },
    bus_line: { about: 'nobody' },
  } as const
  const later = 'alter table bus_stop add column student_id uuid references student (id) on delete cascade;'
  expect(addedDataFaults('bus-ride', nobody, [ride, stop, later])).toEqual([
    'services/bus-ride/contract/src/personal-data.ts says that bus_ride is about nobody, and it refers to students.',
    'services/bus-ride/contract/src/personal-data.ts says that bus_stop is about nobody, and it refers to students.',
  ])
})

test('a declaration in another form is refused, and names its file', async () => {
  const file = join(folder, 'contract/src/personal-data.ts')
  await Bun.write(file, "export const personalData = { bus_ride: { about: 'students', name: { de: 'Busfahrten' } } }")
  await expect(declaredData(folder)).rejects.toThrow(file)
  expect(await declaredData(join(folder, 'nothing'))).toEqual({})
})
