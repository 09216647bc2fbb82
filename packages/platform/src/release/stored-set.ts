import { createHash } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { SetMemory } from '@lernspur/release/command/released-set'
import type { Environment } from '../environment'
import { root } from '../install/install-packages'

type SetsByInstallation = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Tells installations apart without their passwords. */
const installationKey = ({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): string => {
  const { host, pathname } = databaseUrl === undefined ? { host: '', pathname: '' } : new URL(databaseUrl)
  return createHash('sha256').update(`${host} ${pathname} ${dataDir}`).digest('hex').slice(0, 16)
}

/** Remembers, in the builds of this checkout, what `release all` built for an installation. */
export const storedSet = (
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  builds = join(root, '.build'),
): SetMemory => {
  const path = join(builds, 'released.json')
  const key = installationKey(environment)
  const readAll = async (): Promise<SetsByInstallation> => {
    const file = Bun.file(path)
    return (await file.exists()) ? ((await file.json()) as SetsByInstallation) : {}
  }
  return {
    read: async () => {
      const set = (await readAll())[key]
      return (
        set &&
        Object.entries(set).flatMap(([id, version]) => {
          const unit = unitOf(id)
          return unit ? [{ unit, version }] : []
        })
      )
    },
    write: async (versions) => {
      const set = Object.fromEntries(versions.map(({ unit, version }) => [unitId(unit), version]))
      await mkdir(builds, { recursive: true })
      await Bun.write(`${path}.${process.pid}`, JSON.stringify({ ...(await readAll()), [key]: set }))
      await rename(`${path}.${process.pid}`, path)
    },
  }
}
