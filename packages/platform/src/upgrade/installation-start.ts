import { join } from 'node:path'
import { Problem } from '../console/problem'
import { readUntil } from '../process/read-until'

/** A start of a checkout on a data folder. */
export interface StartedCheckout {
  /** Ends it as Ctrl-C does. */
  end(): Promise<void>
}

const ready = 'Ctrl-C ends it'

/** Runs `start` of a checkout and waits until it answers. Throws a Problem with what it printed. */
export const startCheckout = async (
  checkout: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<StartedCheckout> => {
  const child = Bun.spawn([process.execPath, join(checkout, 'packages/platform/src/start.ts')], {
    cwd: checkout,
    env: { ...process.env, ...variables },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const end = async () => {
    child.kill('SIGTERM')
    await child.exited
  }
  const text = await readUntil(child.stdout, (printed) => printed.includes(ready))
  if (text.includes(ready)) return { end }
  await end()
  throw new Problem(`${checkout} did not start:\n\n${text}`)
}
