import { rmSync } from 'node:fs'

/** A program beside the product that a test may end, silence and start again. */
export interface Program {
  readonly port: number
  signal(name: NodeJS.Signals): void
  /** Starts it again after it has ended. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface ProgramOptions {
  readonly command: readonly string[]
  /** Where it listens. */
  readonly port: number
  /** Its settings, which are removed at the end. */
  readonly folder: string
  /** The user that it runs as; the own one by default. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

const startTimeoutMs = 10_000

/** Waits until something listens on the port. */
const untilListening = async (port: number, child: Bun.Subprocess): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    try {
      const socket = await Bun.connect({ hostname: '127.0.0.1', port, socket: { data: () => {} } })
      socket.end()
      return
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error
      await Bun.sleep(20)
    }
  }
}

/** Starts a program and waits until it listens. Throws when it does not. */
export const startProgram = async ({ command, port, folder, user }: ProgramOptions): Promise<Program> => {
  let running: Bun.Subprocess | undefined
  const start = async (): Promise<void> => {
    await running?.exited
    running = Bun.spawn([...command], { cwd: folder, stdin: 'ignore', stdout: 'ignore', stderr: 'ignore', ...user })
    await untilListening(port, running)
  }
  await start()
  return {
    port,
    signal: (name) => running?.kill(name),
    start,
    stop: async () => {
      running?.kill('SIGKILL')
      await running?.exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
