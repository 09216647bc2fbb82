import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { CleanUp } from '../process/clean-up'
import { inOldCheckout } from '../release/old-checkout'
import { freePort } from '../test/demo-instance'
import { startCheckout } from './installation-start'
import { openPage, readRegistry } from './open-page'

/** What the operators' pages say to run once the new checkout has started. */
const commands = [
  // This checkout may hold what is in no commit yet.
  ['release', 'all', '--dirty'],
  ['promote', 'all'],
]

const versionsAt = async (url: string): Promise<Record<string, string | undefined>> => {
  const { shell, areas } = await readRegistry(url)
  const named = Object.entries(areas).map(([name, area]) => [name, area?.current.version])
  return { shell: shell.current.version, ...Object.fromEntries(named) }
}

/**
 * Upgrades an installation of a release to this checkout as the operators' pages say, while a page of the old version
 * stays open and calls. Prints what went wrong; returns 0 if nothing did: no command refused, no call failed, nothing
 * lost, and everything new is live.
 */
export const testUpgrade = (release: string): Promise<number> =>
  inOldCheckout(
    release,
    () => undefined,
    async (tree) => {
      const cleanUp = new CleanUp()
      const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-upgrade-'))
      cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
      const port = freePort()
      const url = `http://localhost:${port}`
      const variables = { PORT: String(port), LERNSPUR_DATA: dataDir, LERNSPUR_MODE: 'demo', DATABASE_URL: undefined }
      const faults: string[] = []
      try {
        await (await startCheckout(tree, variables)).end()
        const started = await startCheckout(root, variables)
        cleanUp.defer(started.end)
        const before = await versionsAt(url)
        const page = await openPage(url)
        cleanUp.defer(page.close)
        const entries = await page.entries()
        for (const words of commands) {
          const child = Bun.spawn([process.execPath, 'run', 'mfe', ...words], {
            cwd: root,
            env: { ...process.env, ...variables },
            stdin: 'ignore',
            stdout: 'inherit',
            stderr: 'inherit',
          })
          const code = await child.exited
          if (code !== 0) faults.push(`mfe ${words.join(' ')} ended with ${code}.`)
        }
        const after = await versionsAt(url)
        const left = Object.keys(before).filter((unit) => before[unit] === after[unit])
        if (left.length > 0) faults.push(`${left.join(', ')} did not change.`)
        const lost = await page.lostFiles()
        if (lost.length > 0) faults.push(`The open page lacks ${lost.join(', ')}.`)
        if ((await page.entries()) !== entries) faults.push('Entries were lost.')
        await page.close()
        faults.push(...page.failures)
        console.log(`\n${page.calls()} calls of the open page, ${page.failures.length} failed.`)
      } finally {
        await cleanUp.run()
      }
      for (const fault of faults) console.error(`  ✗ ${fault}`)
      console.log(faults.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
      return faults.length === 0 ? 0 : 1
    },
  )
