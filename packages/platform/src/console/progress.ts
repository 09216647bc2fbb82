const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Prints one line per step when it is done, with the result of `work`; a terminal also shows it while it runs. */
export const step = async (label: string, work: () => Promise<unknown>): Promise<void> => {
  const started = performance.now()
  const terminal = process.stdout.isTTY
  if (terminal) process.stdout.write(`  … ${label}`)
  try {
    const result = await work()
    if (terminal) process.stdout.write('\r\x1b[2K')
    const took = performance.now() - started
    console.log(
      `  ✓ ${label.padEnd(10)} ${typeof result === 'string' ? result : 'ready'}${took > 1000 ? ` (${seconds(took)})` : ''}`,
    )
  } catch (error) {
    if (terminal) process.stdout.write('\r\x1b[2K')
    console.log(`  ✗ ${label}`)
    throw error
  }
}
