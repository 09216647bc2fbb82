import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inOldCheckout } from '../release/old-checkout'
import { freePort } from './free-port'
import { runPlaywright } from './playwright'
import { type SuiteResult, total } from './suite'

/** Upgrades an installation of one release, which the spec starts. */
const upgradeFrom = (release: string, signal: AbortSignal): Promise<SuiteResult> =>
  inOldCheckout(
    release,
    () => undefined,
    async (tree) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-upgrade-'))
      try {
        const url = `http://localhost:${freePort()}`
        const words = ['--config=playwright.upgrade.config.ts']
        const more = { LERNSPUR_UPGRADE_FROM: tree }
        return await runPlaywright({ name: 'Upgrade', words, url, dataDir, more }, signal)
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  )

/**
 * Upgrades an installation of each release (a tag or a commit) to this checkout as the operators' pages say, while a
 * page of it stays open and others call. Throws a Problem for a release that is not in the repository.
 */
export const runUpgradeSuite = async (signal: AbortSignal, releases: readonly string[]): Promise<SuiteResult> => {
  const results: SuiteResult[] = []
  for (const release of releases) {
    console.log(`\nFrom ${release}\n`)
    results.push(await upgradeFrom(release, signal))
  }
  const failures = results.flatMap((one, index) => (one.failures ?? []).map((text) => `${releases[index]}: ${text}`))
  return { name: 'Upgrade', ok: results.every(({ ok }) => ok), ...total(results), failures }
}
