import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import {
  type ReleaseFile,
  type ReleaseManifest,
  releaseManifestSchema,
  unitId,
} from '@lernspur/contracts/release/release.contract'
import { isAddedService, type RouteOwner } from '@lernspur/contracts/wire/route'
import { integrityOf } from '@lernspur/federation/build/integrity'
import { makeFolder } from '@lernspur/federation/complete-folder'
import { serviceFacts } from '@lernspur/federation/facts/unit-facts'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { addedDataOf } from './added-data'
import { schemaOwnerOf } from './service-folder'
import { serviceLock } from './service-lock'
import { serversIn } from './services-in'

/** A service ready for release: its folder of files, and their manifest. */
export interface BuiltService {
  readonly manifest: ReleaseManifest
  readonly folder: string
}

const entry = 'server.js'
/** Workers are found by their source's name beside the bundle. */
const workerName = /new URL\("\.\/([\w.-]+\.ts)", ?import\.meta\.url\)/g
/** Fonts are read from a folder beside the source, and so beside the bundle. */
const fontFolder = /new URL\("\.\/fonts\/", ?import\.meta\.url\)/

interface SourceMap {
  readonly sources: readonly string[]
  readonly debugId?: string
}

/** Where installed packages of ours lie; in the checkout they lie in `packages`. */
const installedPackage = /^(?:.*\/)?node_modules\/@lernspur\//

/**
 * Names sources from the checkout's root, also in a team's repository. Bun names them from the folder that the command was called in, and makes an id
 * for debuggers of that, which nothing reads here.
 */
const fromRoot = ({ debugId: _, ...map }: SourceMap): SourceMap => ({
  ...map,
  sources: map.sources.map((source) =>
    relative(root, resolve(source)).replaceAll(sep, '/').replace(installedPackage, 'packages/'),
  ),
})

const debugIdLine = /\n\/\/# debugId=[0-9A-F]+\n/

const bundle = async (source: string, target: string, external: readonly string[]): Promise<string> => {
  const built = await Bun.build({
    entrypoints: [join(root, source)],
    root,
    target: 'bun',
    // Names and lines stay readable in logs; comments would contain paths of the machine.
    minify: { whitespace: true, syntax: true },
    // Otherwise the builder's NODE_ENV would decide, and a development build does not run in production.
    jsx: { runtime: 'automatic', development: false },
    external: external.flatMap((name) => [name, `${name}/*`]),
    // So that errors are logged with the line of their source, and not with one of thousands of characters.
    sourcemap: 'external',
    throw: false,
  })
  const [output] = built.outputs
  const map = built.outputs.find(({ kind }) => kind === 'sourcemap')
  if (!built.success || !output || !map) throw new Problem(`${source} cannot be built:\n${built.logs.join('\n')}`)
  const text = (await output.text()).replace(debugIdLine, '')
  await Bun.write(`${target}.map`, JSON.stringify(fromRoot((await map.json()) as SourceMap)))
  await Bun.write(target, `${text}\n//# sourceMappingURL=${basename(target)}.map\n`)
  return text
}

const sourceOf = async (worker: string): Promise<string> => {
  const found = await Array.fromAsync(new Bun.Glob(`{services,packages}/*/src/**/${worker}`).scan({ cwd: root }))
  if (found.length === 1 && found[0]) return found[0]
  throw new Problem(`The worker ${worker} is in ${found.length} places; its name must be its own.`)
}

const copyFonts = async (folder: string): Promise<void> => {
  for await (const path of new Bun.Glob('packages/*/src/**/fonts/*').scan({ cwd: root })) {
    await Bun.write(join(folder, 'fonts', basename(path)), Bun.file(join(root, path)))
  }
}

const bundleAll = async (service: RouteOwner, folder: string, external: readonly string[]): Promise<void> => {
  const text = await bundle(`services/${service}/src/server.ts`, join(folder, entry), external)
  const workers = new Set([...text.matchAll(workerName)].map(([, name = '']) => name))
  const texts = [text]
  for (const worker of workers) texts.push(await bundle(await sourceOf(worker), join(folder, worker), external))
  if (texts.some((one) => fontFolder.test(one))) await copyFonts(folder)
}

/** Folder of a service's migrations, from the root: those of the product lie together. */
export const migrationsOf = (service: RouteOwner): string =>
  isAddedService(service) ? `services/${service}/migrations` : `packages/database/migrations/${schemaOwnerOf(service)}`

const copyMigrations = async (service: RouteOwner, folder: string): Promise<void> => {
  const owner = schemaOwnerOf(service)
  const from = join(root, migrationsOf(service))
  for await (const name of new Bun.Glob('**/*.sql').scan({ cwd: from })) {
    await Bun.write(join(folder, 'migrations', owner, name), Bun.file(join(from, name)))
  }
}

/** Pictures that a module reads from the folder `icons` beside it, which the bundle has beside itself. */
const copyIcons = async (service: RouteOwner, folder: string): Promise<void> => {
  const from = join(root, 'services', service, 'src')
  for await (const path of new Bun.Glob('**/icons/*').scan({ cwd: from })) {
    await Bun.write(join(folder, 'icons', basename(path)), Bun.file(join(from, path)))
  }
}

/** The scripts of the page that describes the calls, which browsers get as they are. */
const copyScalar = async (service: RouteOwner, folder: string): Promise<void> => {
  if (service !== 'gateway') return
  const dist = dirname(Bun.resolveSync('@scalar/api-reference', join(root, 'services/gateway')))
  const { version } = (await Bun.file(join(dist, '../package.json')).json()) as { readonly version: string }
  await Bun.write(join(folder, 'scalar', 'package.json'), JSON.stringify({ version }))
  const from = join(dist, 'browser')
  for await (const path of new Bun.Glob('**/*.js').scan({ cwd: from })) {
    // The form for pages without modules, which is not asked for.
    if (path === 'standalone.js') continue
    await Bun.write(join(folder, 'scalar', path), Bun.file(join(from, path)))
  }
}

const filesIn = async (folder: string): Promise<ReleaseFile[]> => {
  const paths = (await Array.fromAsync(new Bun.Glob('**/*').scan({ cwd: folder }))).toSorted()
  return await Promise.all(
    paths.map(async (path) => {
      const bytes = await Bun.file(join(folder, path)).bytes()
      return { path, size: bytes.length, integrity: integrityOf(bytes) }
    }),
  )
}

/**
 * Builds a service or the gateway of the checkout: a bundle with its workers, the lock of its dependencies and its
 * migrations. Equal sources give equal bytes and the same version wherever the checkout lies (rule release.1).
 */
export const buildService = async (service: RouteOwner): Promise<BuiltService> => {
  const builds = join(root, '.build', unitId({ kind: 'service', name: service }))
  const draft = join(builds, `draft-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const { manifest: packageFile, lock, installed } = await serviceLock(service)
  await Promise.all([
    bundleAll(service, draft, installed),
    copyMigrations(service, draft),
    copyIcons(service, draft),
    copyScalar(service, draft),
    Bun.write(join(draft, 'package.json'), packageFile),
    Bun.write(join(draft, 'bun.lock'), lock),
  ])
  const files = await filesIn(draft)
  const [facts, personalData] = [await serviceFacts(service), await addedDataOf(service)]
  // Equal files with other facts are another release.
  const hash = createHash('sha256')
    .update(JSON.stringify(personalData ? [files, facts, personalData] : [files, facts]))
    .digest('hex')
    .slice(0, 8)
  const version = `${(JSON.parse(packageFile) as { version: string }).version}-${hash}`
  const folder = join(builds, version)
  // The same bytes may be there already, and somebody may be reading them.
  await makeFolder(folder, (temporary) => rename(draft, temporary))
  await rm(draft, { recursive: true, force: true })
  const described = {
    kind: 'service',
    name: service,
    version,
    files,
    ...facts,
    entry,
    ...(personalData && { personalData }),
  }
  return { manifest: releaseManifestSchema.parse(described), folder }
}

/** Builds all services of the checkout, and its gateway. */
export const buildServices = (): Promise<BuiltService[]> => Promise.all(serversIn(root).map(buildService))
