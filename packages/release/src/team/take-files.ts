import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { integrityOf } from '@lernspur/federation/build/integrity'
import { ReleaseProblem } from '../registry/author'
import type { Installation } from '../release-build'
import { requireOwnManifest } from './require-takeable'

/**
 * Puts some files of a build into the store, where they wait for their release; returns the paths that are still
 * missing. What is never released is swept away after an hour (rule release.6). Throws a ReleaseProblem for a manifest
 * that is not its unit's own, and for a file that is not what the manifest says.
 */
export const takeFiles = async (
  installation: Installation,
  manifest: ReleaseManifest,
  sent: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  await requireOwnManifest(installation, manifest)
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const [path, content] of Object.entries(sent)) {
    const bytes = new Uint8Array(Buffer.from(content, 'base64'))
    const file = manifest.files.find((one) => one.path === path)
    if (file?.size !== bytes.length || file.integrity !== integrityOf(bytes))
      throw new ReleaseProblem({
        de: `${path} ist nicht, was das Manifest von ${manifest.name} ${manifest.version} sagt.`,
        en: `${path} is not what the manifest of ${manifest.name} ${manifest.version} says.`,
      })
    contents.set(path, bytes)
  }
  const files = manifest.files.filter(({ path }) => contents.has(path))
  await installation.store.put({ ...manifest, files }, async (path) => contents.get(path) ?? new Uint8Array())
  return (await installation.store.faults(manifest)).map(({ path }) => path)
}
