import { root } from '../install/install-packages'
import { readCounts } from '../verify/counts'
import { ensureProgram } from './debian-package'
import { runVisibly, type SuiteResult } from './suite'

/** Beside no other test: it takes all of a small machine, and prints times. */
const drill = './packages/conformance/src/stacks/several-stacks.drill.ts'
const timeoutMs = 600_000

/**
 * Runs two stacks behind a balancer and lets each part of them fail once (rule stack.10). Throws a Problem where there is
 * neither HAProxy nor PgBouncer and they cannot be installed.
 */
export const runStacksSuite = async (signal: AbortSignal): Promise<SuiteResult> => {
  for (const name of ['haproxy', 'pgbouncer']) console.log(await ensureProgram(name))
  const command = [process.execPath, 'test', `--timeout=${timeoutMs}`, drill]
  const { ok, output } = await runVisibly(command, { cwd: root, signal })
  return { name: 'Stacks', ok, ...readCounts(output) }
}
