import type { ReleaseDesk } from '@lernspur/contracts/provider/release-desk.contract'
import { overview } from '@lernspur/release/desk/desk-overview'
import type { Installation } from '@lernspur/release/release-build'
import type { Call } from '@lernspur/service-kit/call/call'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { withReleases } from './open-releases'
import { requireReleaser } from './release-desk.policy'
import { deskUnit } from './release-desk.presenter'

/** What is live of each unit, and how it fares; the shell and areas first. */
export const readDesk = async (call: Call, { registry }: Installation): Promise<ReleaseDesk> => {
  const units = await overview(registry)
  const named = units.flatMap(({ line: { pins, flags } }) => [
    ...Object.keys(pins),
    ...Object.values(flags).flatMap((rule) => rule.schools),
  ])
  const [schools] = await call.read((tx) => [
    tx<{ id: string; name: string }[]>`select t.id, t.name from tenant t where t.id = any(${named}::uuid[])`,
  ])
  const names = new Map(schools.map(({ id, name }) => [id, name]))
  return { units: units.map((unit) => deskUnit(unit, names)) }
}

/** Everything that the page of releases shows (rule desk.5). */
export const getReleaseDesk = async (call: Call, config: ServiceConfig): Promise<ReleaseDesk> => {
  await requireReleaser(call)
  return await withReleases(config, call.language, (installation) => readDesk(call, installation))
}
