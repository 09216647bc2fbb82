import { distance } from 'fastest-levenshtein'
import { variables } from './variables'

/** Up to how many changed letters another name counts as misspelt. */
const slips = 3

const names = Object.keys(variables)

/** An unknown name, and the setting that was probably meant. */
export interface Misspelt {
  readonly name: string
  readonly suggestion: string | undefined
}

const suggestionFor = (name: string, unset: readonly string[]): string | undefined =>
  unset
    .map((one) => ({ one, far: distance(one, name) }))
    .filter(({ far }) => far <= slips)
    .toSorted((a, b) => a.far - b.far)[0]?.one

/**
 * Names in the environment that look like settings but are none: unknown names that begin with `LERNSPUR_`, and
 * misspellings of `DATABASE_URL` while that is not set. A setting that is set is not suggested.
 */
export const misspeltNames = (env: Readonly<Record<string, string | undefined>>): Misspelt[] => {
  const unset = names.filter((name) => !env[name])
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return []
    const intended = suggestionFor(name, unset)
    const isOurs = name.startsWith('LERNSPUR_') || intended === 'DATABASE_URL'
    return isOurs ? { name, suggestion: intended } : []
  })
}
