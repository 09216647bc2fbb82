import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaBuild, removeBuilds, shellBuild } from '../testing/sample-build'
import { checkoutRegistry, checkoutStore, writeCheckout } from './checkout-registry'
import { anyVisitor } from './chosen'

const folder = await mkdtemp(join(tmpdir(), 'lernspur-checkout-'))
afterAll(removeBuilds)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('what lies in a checkout is served from its folder, and replaces what was there before', async () => {
  const [shell, before, after] = [await shellBuild(1), await areaBuild('teacher', 2), await areaBuild('teacher', 3)]
  await writeCheckout(folder, [shell, before])
  await writeCheckout(folder, [shell, after])
  const registry = await checkoutRegistry(folder)
  const served = registry.current(anyVisitor)
  expect(served?.registry.areas.teacher?.current.version).toBe(after.manifest.version)
  expect(served?.registry.shell.current.version).toBe(shell.manifest.version)
  const manifest = await registry.manifest('teacher', after.manifest.version)
  expect(manifest && (await checkoutStore(folder).faults(manifest))).toEqual([])
  expect(await registry.manifest('teacher', before.manifest.version)).toBeUndefined()
  expect((await checkoutStore(folder).versions()).map(({ version }) => version)).not.toContain(before.manifest.version)
})
