import { join } from 'node:path'
import { type ReleaseManifest, type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { InstallationOptions } from '@lernspur/release/installation'
import { root } from '../install/install-packages'

const program = join(import.meta.dirname, 'print-checkout-state.ts')

/** A unit as it lies in the checkout; without a version it is not built. */
export interface UnitHere extends Unit {
  readonly version?: ReleaseManifest['version'] | undefined
}

/** A unit as the registry has it. */
export interface KnownUnit {
  readonly stable: string | null
  readonly released: readonly string[]
}

const labelOf = ({ version }: UnitHere, { released }: KnownUnit): string => {
  if (version === undefined) return 'not built yet'
  return released.includes(version) ? `${version}, released` : `${version}, built and not released`
}

/** What a newer checkout has that is not live, a line for each unit, and what makes it live; empty if all of it is. */
export const stateLines = (here: readonly UnitHere[], known: (unit: Unit) => KnownUnit): string[] => {
  const others = here.filter((unit) => unit.version !== known(unit).stable)
  if (others.length === 0) return []
  const width = Math.max(...others.map((unit) => unitId(unit).length))
  const isReleased = others.every((unit) => unit.version !== undefined && known(unit).released.includes(unit.version))
  const todo = isReleased ? 'bun run mfe promote all' : 'bun run mfe release all && bun run mfe promote all'
  return [
    '→ This checkout is not what is live:',
    ...others.map((unit) => {
      const found = known(unit)
      return `  ${unitId(unit).padEnd(width)}  live ${found.stable ?? 'nothing'}; here ${labelOf(unit, found)}`
    }),
    `  To make it live: ${todo}`,
  ]
}

/**
 * Compares the checkout with what is live, in a process of its own, and passes the lines on; says nothing if that
 * fails. Returns a function that ends it.
 */
export const printCheckoutState = (options: InstallationOptions, print: (line: string) => void): (() => void) => {
  const child = Bun.spawn([process.execPath, program], { cwd: root, stdin: 'pipe', stdout: 'pipe', stderr: 'ignore' })
  const pass = async () => {
    child.stdin.write(JSON.stringify(options))
    await child.stdin.end()
    const text = (await new Response(child.stdout).text()).trimEnd()
    if ((await child.exited) === 0 && text !== '') for (const line of text.split('\n')) print(line)
  }
  pass().catch(() => undefined)
  return () => child.kill()
}
