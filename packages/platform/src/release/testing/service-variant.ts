import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { integrityOf } from '@lernspur/federation/build/integrity'
import type { FinishedBuild } from '@lernspur/release/release-build'

/** The same release under another version, with one file changed, in a new folder of `place`. */
export const serviceVariant = (
  { manifest, folder }: FinishedBuild,
  directory: string,
  number: number,
  [path, change]: readonly [path: string, change: (text: string) => string],
): FinishedBuild => {
  const version = `0.1.0-${String(number).padStart(8, '0')}`
  const target = mkdtempSync(join(directory, 'variant-'))
  cpSync(folder, target, { recursive: true })
  const file = join(target, path)
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const bytes = readFileSync(file)
  const changed = { path, size: bytes.length, integrity: integrityOf(bytes) }
  const files = [...manifest.files.filter((one) => one.path !== path), changed]
  return { folder: target, manifest: { ...manifest, version, files } as ReleaseManifest }
}
