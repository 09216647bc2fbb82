import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceVariant } from '@lernspur/platform/release/testing/service-variant'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import { releaseBuild } from '@lernspur/release/release-build'

// Makes another version of the teacher's service live, as `mfe release` and `mfe promote` do, and prints it. A process of
// its own, as those are: within that of the teachers nobody would send anything meanwhile.
const options = JSON.parse(process.argv[2] ?? '') as InstallationOptions
const version = process.argv[3] ?? ''
const service = { kind: 'service', name: 'teacher' } as const
const folder = mkdtempSync(join(tmpdir(), 'lernspur-variant-'))
const installation = openInstallation(options)
try {
  const manifest = await installation.registry.manifest(service, version)
  if (!manifest) throw new Error(`The version ${version} was not released.`)
  const stored = { manifest, folder: join(options.dataDir, 'service', service.name, version) }
  const another = serviceVariant(stored, folder, 1, ['server.js', (text) => `${text}\n// another one\n`])
  const by = { who: 'test', why: '' }
  await releaseBuild(installation, another, by)
  await installation.registry.promote(service, another.manifest.version, { by })
  console.log(another.manifest.version)
} finally {
  await installation.registry.close()
  rmSync(folder, { recursive: true, force: true })
}
