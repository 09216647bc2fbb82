import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

/** What a team runs before a release: tests beside its code, and browser specs of its screens. */
export interface Unit {
  readonly name: string
  /** Folders below the root. */
  readonly folders: readonly string[]
  /** Folders of browser specs below `packages/e2e/src/spec`. */
  readonly specs: readonly string[]
}

/** What belongs to a team besides the folders with its name. */
const teams: Readonly<Record<string, Omit<Unit, 'name'>>> = {
  shell: { folders: ['shell', 'services/identity', 'services/gateway'], specs: ['shell', 'identity'] },
  teacher: { folders: ['mfe-teacher', 'services/teacher', 'packages/documents'], specs: ['teacher'] },
  'school-admin': { folders: ['mfe-school-admin', 'services/school-admin'], specs: ['school-admin'] },
  provider: { folders: ['mfe-provider', 'services/provider'], specs: ['provider'] },
}

/**
 * The unit with this name: `shell`, an area with its service and its specs, or a single service or package, which has no
 * specs. Throws a sentence for any other name.
 */
export const unitNamed = (name: string): Unit => {
  const team = teams[name]
  if (team) return { name, ...team }
  const isThere = (folder: string) => existsSync(join(root, folder))
  const folders = [`mfe-${name}`, `services/${name}`, `packages/${name}`].filter(isThere)
  if (!/^[a-z-]+$/.test(name) || folders.length === 0)
    throw new Problem(
      `There is no unit ${name}. Units are ${Object.keys(teams).join(', ')}, and every area, service and package.`,
    )
  const hasSpecs = isThere(`mfe-${name}`) && isThere(`packages/e2e/src/spec/${name}`)
  return { name, folders, specs: hasSpecs ? [name] : [] }
}
