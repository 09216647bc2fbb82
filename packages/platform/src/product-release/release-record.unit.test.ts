import { expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { $ } from 'bun'
import { type History, historyOf, releaseRecordViolations } from './release-record'

const commit = 'a'.repeat(40)
const release = { version: '0.1.0', date: '2026-11-28', commit }
const changelog = '# Changelog\n\n## 0.2.0 – not released yet\n\n## 0.1.0 – 2026-11-28\n'
const history: History = {
  isComplete: async () => true,
  isAncestor: async () => true,
  changedMigrations: async () => [],
}

test('what the changelog describes as released is recorded, under the same day', async () => {
  expect(await releaseRecordViolations(changelog, [release], history)).toEqual([])
  expect(await releaseRecordViolations(changelog, [], history)).toEqual([
    'CHANGELOG.md describes 0.1.0, which the record of releases does not name.',
  ])
  expect(await releaseRecordViolations(changelog, [{ ...release, date: '2026-11-29' }], history)).toEqual([
    'The record of releases names 0.1.0 of 2026-11-29; CHANGELOG.md says 2026-11-28.',
  ])
})

test('a release is a commit that the checkout grew from, where its history is there', async () => {
  const foreign = { ...history, isAncestor: async () => false }
  expect(await releaseRecordViolations(changelog, [release], foreign)).toHaveLength(1)
  expect(await releaseRecordViolations(changelog, [release], { ...foreign, isComplete: async () => false })).toEqual([])
})

test('a released migration does not change, and another one may come', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'lernspur-record-'))
  const folder = join(checkout, 'packages/database/migrations/teacher')
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
  const inCheckout = new $.Shell().cwd(checkout).env({ ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' })
  try {
    mkdirSync(join(folder, 'functions'), { recursive: true })
    write('0001-tables.sql', 'create table report ();')
    write('functions/seal.sql', '-- one')
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@schule.example']
    await inCheckout`git init --quiet && git add . && git ${author} commit --quiet -m Release`.quiet()
    const released = (await inCheckout`git rev-parse HEAD`.text()).trim()
    const violations = () => releaseRecordViolations(changelog, [{ ...release, commit: released }], historyOf(checkout))
    write('0002-note.sql', 'alter table report add note text;')
    write('functions/seal.sql', '-- two')
    expect(await violations()).toEqual([])
    write('0001-tables.sql', 'create table report (id uuid);')
    expect(await violations()).toEqual([
      'packages/database/migrations/teacher/0001-tables.sql was released with 0.1.0 and has changed since: write another migration instead.',
    ])
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
})
