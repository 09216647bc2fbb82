import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { Problem } from '../console/problem'

/** Where releases of the whole product are recorded: tags do not travel with every clone. */
const recordPath = 'packages/platform/releases.json'

const recordSchema = z.array(
  z.strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    /** The day of the release. */
    date: z.iso.date(),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
  }),
)

/** A release of the whole product, by the commit that was released. */
export type RecordedRelease = z.infer<typeof recordSchema>[number]

/** The releases that a checkout records, the newest first. Throws a ZodError for a record of another shape. */
export const recordedReleases = (checkout: string): readonly RecordedRelease[] =>
  recordSchema.parse(JSON.parse(readFileSync(join(checkout, recordPath), 'utf8')))

/** The newest of them; a Problem without any. */
export const newestRelease = (checkout: string): RecordedRelease => {
  const [newest] = recordedReleases(checkout)
  if (!newest) throw new Problem(`${recordPath} names no release.`)
  return newest
}
