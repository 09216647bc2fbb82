import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { areaRelease, shellRelease, versionOf } from '@lernspur/federation/testing/releases'
import type { FinishedBuild } from '../release-build'

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

let ownFolder: Promise<string> | undefined
/** Folder of this process's builds. */
const builds = (): Promise<string> => {
  ownFolder ??= mkdtemp(join(tmpdir(), 'lernspur-builds-'))
  return ownFolder
}

/** Removes the files of all builds made here; for the end of a test file. */
export const removeBuilds = async (): Promise<void> => {
  const folder = await ownFolder
  ownFolder = undefined
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}

const finishBuild = async (
  manifest: Omit<ReleaseManifest, 'files'>,
  count: number,
  further: Readonly<Record<string, string>> = {},
): Promise<FinishedBuild> => {
  const folder = await mkdtemp(join(await builds(), 'build-'))
  const files: ReleaseManifest['files'] = []
  const chunks = Array.from({ length: count }, (_, index): [string, string] => [
    `chunk.${index}.js`,
    `// ${manifest.name} ${manifest.version} ${index}`,
  ])
  for (const [path, content] of [...chunks, ...Object.entries(further)]) {
    await Bun.write(join(folder, path), content)
    files.push({ path, size: content.length, integrity: integrityOf(content) })
  }
  return { manifest: { ...manifest, files } as ReleaseManifest, folder }
}

type Facts = Partial<Pick<ReleaseManifest, 'needs' | 'provides'>>

/** A minimal finished build of an area; its version ends with the number, and it has some chunks. */
export const areaBuild = (
  name: AreaName,
  number: number,
  { needs = {}, provides = {}, flags = [] }: Facts & { readonly flags?: readonly string[] } = {},
  count = 3,
  further: Readonly<Record<string, string>> = {},
): Promise<FinishedBuild> => {
  const page = areaRelease(name, number, {
    flags: flags.map((flag) => ({ name: flag, text: { de: `Neu: ${flag}`, en: `New: ${flag}` } })),
  })
  const { version } = page
  const manifest = { kind: 'area', name, version, needs, provides, page } as Omit<ReleaseManifest, 'files'>
  return finishBuild(manifest, count, further)
}

/** The same of the shell. */
export const shellBuild = (
  number: number,
  { needs = {}, provides = {} }: Facts = {},
  further: Readonly<Record<string, string>> = {},
): Promise<FinishedBuild> => {
  const page = shellRelease(number)
  const { version } = page
  const manifest = { kind: 'shell', name: 'shell', version, needs, provides, page } as Omit<ReleaseManifest, 'files'>
  return finishBuild(manifest, 3, further)
}

/** The same of a service, or of the gateway. */
export const serviceBuild = (
  name: RouteOwner,
  number: number,
  { needs = {}, provides = {} }: Facts = {},
  further: Readonly<Record<string, string>> = {},
): Promise<FinishedBuild> => {
  const facts = { kind: 'service', name, version: versionOf(number), needs, provides, entry: 'server.js' }
  return finishBuild(facts as Omit<ReleaseManifest, 'files'>, 1, further)
}
