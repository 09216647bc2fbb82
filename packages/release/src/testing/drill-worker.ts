import { type InstallationOptions, openInstallation } from '../installation'
import { localAuthor } from '../registry/author'
import { releaseBuild } from '../release-build'
import { sweep } from '../sweep'
import { migrateOnce } from './drill-migrations'
import { areaBuild } from './sample-build'

// Releases, promotes, rolls back, migrates and sweeps until it is killed.
const options = JSON.parse(process.argv[2] ?? '') as InstallationOptions
const installation = openInstallation(options)
const by = localAuthor('drill')
const teacher = { kind: 'area', name: 'teacher' } as const
const first = Number(process.argv[3])
console.log('at work')
for (let number = first; ; number += 1) {
  // Every other point starts with a migration, so that kills hit it as often as the steps after it.
  if (first % 2000 !== 0 || number > first) await migrateOnce(options, number)
  const build = await areaBuild('teacher', number, {}, 40)
  await releaseBuild(installation, build, by)
  await installation.registry.promote(teacher, build.manifest.version, { by })
  if (number % 2 === 0) await installation.registry.rollback(teacher, { by })
  await sweep(installation)
}
