import { existsSync } from 'node:fs'
import { Problem } from '../console/problem'

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)

/**
 * Environment in which programs believe that it is `clock`, as far from now as it is at this moment; time still passes,
 * and what only measures it measures as ever. Throws a sentence where Debian's `libfaketime` is not installed.
 */
export const shiftedClock = (clock: Date): Readonly<Record<string, string>> => {
  const library = libraries.find((one) => existsSync(one))
  if (!library) throw new Problem("Another clock needs libfaketime, as in Debian's package `faketime`.")
  const seconds = Math.round((clock.getTime() - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Files are as old as they are.
    NO_FAKE_STAT: '1',
  }
}
