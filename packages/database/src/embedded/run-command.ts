/** An unprivileged user that the server runs as; absent where this process is not root and runs it as itself. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

export interface CommandResult {
  readonly isOk: boolean
  /** Both streams, trimmed. */
  readonly output: string
}

interface CommandOptions {
  readonly user?: ServerUser | undefined
  readonly cwd: string
}

/** Tests may shift the clock; the server has to use the same one. */
export const shiftedClock = (): Record<string, string | undefined> => {
  const { SHIFTED_SECONDS, LD_PRELOAD } = process.env
  return SHIFTED_SECONDS ? { SHIFTED_SECONDS, LD_PRELOAD } : {}
}

/**
 * Runs a program to its end. It inherits no environment but the path and a shifted clock, so that no secret reaches the
 * server. A program that cannot be started counts as failed.
 */
export const runCommand = async (command: readonly string[], { user, cwd }: CommandOptions): Promise<CommandResult> => {
  try {
    const child = Bun.spawn({
      cmd: [...command],
      cwd,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...shiftedClock() },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    const [out, err, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ])
    return { isOk: code === 0, output: `${out}\n${err}`.trim() }
  } catch (error) {
    return { isOk: false, output: error instanceof Error ? error.message : String(error) }
  }
}
