import { join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import * as z from 'zod'

const root = join(import.meta.dir, '../../../..')
const packageSchema = z.object({ version: z.string() })
/** Packages that run in every service. */
const shared = ['contracts', 'database', 'service-kit']

const readSources = async (pattern: string): Promise<readonly (readonly [string, string])[]> => {
  const paths = await Array.fromAsync(new Bun.Glob(pattern).scan({ cwd: root }))
  const sources = paths.filter((path) => !/\.test\.tsx?$/.test(path)).sort()
  return Promise.all(sources.map(async (path) => [path, await Bun.file(join(root, path)).text()] as const))
}

/**
 * Version of a service, written like those of areas: that of its package, and the first 8 digits of the hash of the
 * sources it runs. A release gets its own by configuration. Null when the sources cannot be read.
 */
export const sourceVersion = async (service: ServiceName): Promise<string | null> => {
  const released = process.env.LERNSPUR_VERSION
  if (released) return released
  try {
    const folder = `services/${service}`
    const { version } = packageSchema.parse(await Bun.file(join(root, folder, 'package.json')).json())
    const hasher = new Bun.CryptoHasher('sha256')
    for (const pattern of [`${folder}/src/**/*.{ts,tsx}`, `packages/{${shared}}/src/**/*.ts`]) {
      for (const [path, text] of await readSources(pattern)) hasher.update(`${path}\n${text}\n`)
    }
    return `${version}-${hasher.digest('hex').slice(0, 8)}`
  } catch {
    return null
  }
}
