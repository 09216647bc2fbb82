import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routes } from '@lernspur/contracts/contract'
import { isProductService, isServiceName } from '@lernspur/contracts/wire/route'
import { Problem } from '../../console/problem'
import { areaFiles, specsIn } from '../area/area-files'
import { areaNamed } from '../area/new-area'
import { type SlotName, withSlots } from '../area/slot-files'
import { format } from '../format'
import { nounOf } from '../noun'
import { addedOwner } from '../owner'
import { serviceFiles } from './service-files'

/** First segments of the product's calls: a service with such a name could not have calls below it. */
const takenPaths = new Set(Object.values(routes).map(({ path }) => path.split('/')[1]))

const zodVersion = (root: string): string => {
  const [folder = ''] = ['packages', 'node_modules/@lernspur'].filter((one) => existsSync(join(root, one, 'contracts')))
  const path = join(root, folder, 'contracts/package.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly dependencies: { readonly zod: string } }).dependencies
    .zod
}

/**
 * Writes a new area and a service of its own into the checkout below `root`: contract, table, calls under its own prefix,
 * tests and a page that lists, adds and removes. Nothing else changes but the lock, because services are found by their
 * folders and in the registry (rule service-release.9). Returns its paths. Throws a sentence, and writes nothing, if the
 * name is invalid or taken.
 */
export const newService = async (
  root: string,
  name: string,
  title?: string,
  slots: readonly SlotName[] = [],
): Promise<string[]> => {
  const service = areaNamed(name, title)
  if (!isServiceName(name) || isProductService(name) || takenPaths.has(name))
    throw new Problem(`A service cannot be named "${name}", because something else has that name.`)
  const taken = [`mfe-${name}`, `services/${name}`].find((folder) => existsSync(join(root, folder)))
  if (taken !== undefined) throw new Problem(`${taken} exists already.`)
  const entry = nounOf(`${name}-entry`, 'Eintrag', service.german.one)
  const both = {
    ...areaFiles(root, service, true),
    ...serviceFiles(service, entry, addedOwner(service), { zod: zodVersion(root), specs: specsIn(root) }),
  }
  const files = Object.entries(withSlots(both, service, slots))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text.trim()}\n`)
  }
  const paths = files.map(([path]) => path)
  await format(root, paths)
  return paths
}
