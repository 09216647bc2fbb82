/** Milliseconds: within the minute that `verify` and `test` give a test, so that its failure says what it waited for. */
const defaultWithin = 40_000
const pauseMs = 10

/**
 * Waits until `find` finds something, neither undefined nor false, and returns it. Fails with what it waited for, which
 * `describe` says as of then, instead of waiting until the test is given up.
 */
export const eventually = async <T>(
  find: () => T | Promise<T>,
  describe: () => string,
  within: number = defaultWithin,
): Promise<Exclude<T, undefined | false>> => {
  const deadline = performance.now() + within
  for (;;) {
    const found = await find()
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>
    if (performance.now() > deadline) throw new Error(`In ${within / 1_000} s it did not happen: ${describe()}.`)
    await Bun.sleep(pauseMs)
  }
}
