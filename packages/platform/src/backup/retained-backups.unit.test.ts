import { expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { backupOptions } from './backup-options'
import { backupName, deleteOldBackups } from './retained-backups'

test('backups older than the promised days are deleted, younger ones and other files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-kept-'))
  const [old, sealed, young] = [
    backupName(new Date('2026-10-01T02:00:00Z'), false),
    backupName(new Date('2026-10-20T02:00:00Z'), true),
    backupName(new Date('2026-10-24T02:00:00Z'), true),
  ]
  for (const name of [old, sealed, young, 'lernspur-notes.txt']) await writeFile(join(folder, name), '')
  const deleted = await deleteOldBackups(folder, retentionPeriods.backup.count, new Date('2026-11-22T02:00:00Z'))
  expect(deleted).toEqual([old, sealed])
  expect((await readdir(folder)).sort()).toEqual([young, 'lernspur-notes.txt'])
  await rm(folder, { recursive: true })
})

test('nobody keeps backups for longer than the privacy notice promises', () => {
  expect(backupOptions({ keep: '7', to: '/backups' })).toEqual({ to: '/backups', retentionDays: 7 })
  for (const days of ['0', '31', '1.5', 'all']) expect(() => backupOptions({ keep: days })).toThrow('from 1 to 30')
  expect(backupOptions({}, 90)).toEqual({ to: undefined, retentionDays: 90 })
  expect(() => backupOptions({}, 0)).toThrow('promises that there are no backups')
})
