import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What the product and its tests have in the temporary folder now; names, sorted. Tests that end by themselves leave nothing. */
export const temporaryEntries = (folder = tmpdir()): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('lernspur-'))
    .toSorted()
