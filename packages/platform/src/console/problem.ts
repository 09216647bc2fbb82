/** Why a command cannot go on, as one clear sentence for whoever called it. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Runs a command; a known problem is printed as its bare sentence, anything else in full, and the code is then 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n  ${error.message}\n` : error)
    process.exit(1)
  }
}
