import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** A start of a checkout on the data folder LERNSPUR_E2E_DATA, at LERNSPUR_E2E_URL. */
export interface StartedCheckout {
  /** Ends it as Ctrl-C does. */
  end(): Promise<void>
}

/** What a start of any release says once it answers. */
const ready = 'Ctrl-C ends it'

const bun = (): string => process.env.LERNSPUR_E2E_BUN ?? 'bun'

/** The variables of an operator of this installation. */
const operatorVariables = (): NodeJS.ProcessEnv => {
  const { LERNSPUR_E2E_URL = '', LERNSPUR_E2E_DATA, DATABASE_URL: _, ...rest } = process.env
  return { ...rest, PORT: new URL(LERNSPUR_E2E_URL).port, LERNSPUR_DATA: LERNSPUR_E2E_DATA, LERNSPUR_MODE: 'demo' }
}

/** Runs `start` of a checkout and waits until it answers. Throws with what it printed. */
export const startCheckout = async (checkout: string): Promise<StartedCheckout> => {
  const child = spawn(bun(), [join(checkout, 'packages/platform/src/start.ts')], {
    cwd: checkout,
    env: operatorVariables(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed: string[] = []
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line)
      if (line.includes(ready)) resolve(true)
    })
    child.once('exit', () => resolve(false))
  })
  if (!isReady) throw new Error(`${checkout} did not start:\n\n${printed.join('\n')}`)
  return {
    end: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Runs an `mfe` command of a checkout for the installation, as its operator does. Throws if it is refused. */
export const runCommand = async (checkout: string, words: readonly string[]): Promise<void> => {
  await promisify(execFile)(bun(), ['run', 'mfe', ...words], { cwd: checkout, env: operatorVariables() })
}
