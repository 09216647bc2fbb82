import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

const program = join(import.meta.dirname, 'release-pages.ts')

/** What `release-pages.ts` reads from its standard input. */
export type PublishInput =
  | (InstallationOptions & { readonly why: string })
  /** Folder for the builds of a checkout that are served and not released. */
  | { readonly checkout: string }

/** The running program; it and the database need not wait for each other. */
export interface PageRelease {
  /** Publishes the builds and returns what was done. Throws a Problem with the compiler's messages. */
  finish(input: PublishInput): Promise<string>
  stop(): void
}

/** Starts building the services, and shell and areas if they are outdated. */
export const beginPageRelease = (): PageRelease => {
  const child = Bun.spawn([process.execPath, program], { cwd: root, stdin: 'pipe', stdout: 'pipe', stderr: 'pipe' })
  const printed = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return {
    finish: async (input) => {
      child.stdin.write(JSON.stringify(input))
      await child.stdin.end()
      const [out, errors] = await printed
      if ((await child.exited) !== 0) throw new Problem(`The pages could not be built:\n\n${out}${errors}`.trimEnd())
      return out.trim().split('\n').at(-1) ?? ''
    },
    stop: () => child.kill(),
  }
}

/** Whether nothing was ever live here, so that the checkout must be published (rule release.2). */
export const isNothingLive = async (ownerUrl: string): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'start', max: 1, statementTimeout: 3_000 })
  try {
    const [table] = await db<{ isThere: boolean }[]>`
      select to_regclass('registry.release_channel') is not null as is_there`
    if (!table?.isThere) return true
    const rows = await db`select from registry.release_channel where channel = 'stable' limit 1`
    return rows.length === 0
  } catch {
    return true
  } finally {
    await db.end({ timeout: 1 })
  }
}

/**
 * Returns how many units are stable in the registry. Throws a Problem if the store lacks the files of one, because
 * every page would lack them.
 */
export const checkLivePages = async (options: InstallationOptions): Promise<string> => {
  const { registry, store } = openInstallation(options)
  try {
    const live = (await registry.live()).filter(({ manifest }) => manifest.kind !== 'service')
    const stable = live.filter(({ channel }) => channel === 'stable').map(({ manifest }) => manifest)
    const stored = new Set((await store.versions()).map(({ unit, version }) => `${unit} ${version}`))
    const lost = stable.find(({ name, version }) => !stored.has(`${name} ${version}`))
    if (!lost) return `${stable.length} live, as the registry says`
    throw new Problem(
      `The files of ${lost.name} ${lost.version}, which is live, are not in the store of this installation. Name the store or data folder that has them (LERNSPUR_S3_*, LERNSPUR_DATA), or release them again from the checkout they were built from: bun mfe release ${lost.name}.`,
    )
  } finally {
    await registry.close()
  }
}
