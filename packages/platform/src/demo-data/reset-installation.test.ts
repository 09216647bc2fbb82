import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeDataFolder } from '../start/data-folder'
import { resetInstallation } from './reset-installation'

const parent = mkdtempSync(join(tmpdir(), 'lernspur-reset-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const dataFolder = (): string => {
  const path = join(parent, Bun.randomUUIDv7())
  mkdirSync(join(path, 'files'), { recursive: true })
  writeFileSync(join(path, 'files', 'picture'), '')
  return path
}
const environmentOf = (dataDir: string) =>
  ({ port: 0, dataDir, databaseUrl: undefined, mode: 'demo', secret: undefined, publicUrl: '', warnings: [] }) as const
const agree = () => true

test('the folder of a demo goes with all it holds, once somebody agrees', async () => {
  const path = dataFolder()
  await expect(resetInstallation(environmentOf(path), () => false)).rejects.toThrow('Nothing was removed')
  expect(existsSync(join(path, 'files', 'picture'))).toBe(true)
  expect(await resetInstallation(environmentOf(path), agree)).toContain('is removed')
  expect(existsSync(path)).toBe(false)
  expect(await resetInstallation(environmentOf(path), agree)).toContain('There is nothing')
})

test('one in use, one in production and one with a server of its own stay', async () => {
  const path = dataFolder()
  const environment = environmentOf(path)
  const used = takeDataFolder(path)
  await expect(resetInstallation(environment, agree)).rejects.toThrow('used by another start')
  used.release()
  await expect(resetInstallation({ ...environment, mode: 'production' }, agree)).rejects.toThrow('production')
  await expect(resetInstallation({ ...environment, databaseUrl: 'postgres://db/x' }, agree)).rejects.toThrow(
    'DATABASE_URL',
  )
  expect(existsSync(join(path, 'files', 'picture'))).toBe(true)
})
