import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import { root } from '../install/install-packages'
import { migrationViolations } from '../verify/migrations/migration-violations'
import { type BuiltService, buildService } from './build-service'

const migrationsOf = (service: ServiceName) => {
  const folder = `packages/database/migrations/${service}`
  const names = [...new Bun.Glob('**/*.sql').scanSync({ cwd: join(root, folder) })].toSorted()
  return names.map((name) => {
    const path = `${folder}/${name}`
    return { path, folder, name: basename(name), text: () => readFileSync(join(root, path), 'utf8') }
  })
}

// `verify` has checked marked contractions; a checkout to release from need not have the history.
const nobody = async () => []

/**
 * Builds a service for release. Throws a ReleaseProblem with a sentence for each migration that removes something the
 * running version may rely on (rule service-release.5).
 */
export const checkedService = async (service: ServiceName): Promise<BuiltService> => {
  const violations = await migrationViolations(migrationsOf(service), nobody)
  if (violations.length > 0) throw new ReleaseProblem(violations.join('\n'))
  return await buildService(service)
}
