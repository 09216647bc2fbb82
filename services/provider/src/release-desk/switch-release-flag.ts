import type { ReleaseDesk, SwitchFlag } from '@lernspur/contracts/provider/release-desk.contract'
import { switchFlag } from '@lernspur/release/desk/desk-act'
import type { FlagRule } from '@lernspur/release/registry/line'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { authorOf } from './author-of'
import { readDesk } from './get-release-desk'
import { withReleases } from './open-releases'
import { requireReleaser } from './release-desk.policy'
import { releasedLine } from './requested-act'

interface NamedFlag {
  readonly unit: string
  readonly flag: string
}

/** As the registry stores it: each school once, in the order of their ids. */
const ruleOf = ({ share, schoolIds }: SwitchFlag['from']): FlagRule => ({
  share,
  schools: [...new Set(schoolIds)].toSorted(),
})

/** Refuses with NOT_FOUND schools that do not exist; one that has gone may stay where it was. */
const requireSchools = async ({ read }: Call, added: readonly string[]): Promise<void> => {
  const [found] = await read((tx) => [
    tx<{ id: string }[]>`select t.id from tenant t where t.id = any(${[...added]}::uuid[])`,
  ])
  if (found.length < added.length) refuse('NOT_FOUND')
}

/**
 * Switches what an area hides behind a flag for a share of users and for schools (rules release.24, desk.7), and records
 * who did it and why. NOT_FOUND for a unit that was never released or a school that does not exist; EDIT_CONFLICT when
 * somebody was faster; VALIDATION_FAILED for a flag that no live version has.
 */
export const switchReleaseFlag = async (
  call: Call,
  config: ServiceConfig,
  { unit: id, flag }: NamedFlag,
  { reason, from, ...wanted }: SwitchFlag,
): Promise<ReleaseDesk> => {
  await requireReleaser(call)
  const [before, after] = [ruleOf(from), ruleOf(wanted)]
  await requireSchools(
    call,
    after.schools.filter((school) => !before.schools.includes(school)),
  )
  const by = await authorOf(call, reason)
  return await withReleases(config, call.language, async (installation) => {
    const { unit } = releasedLine(await installation.registry.lines(), id)
    await call.write(async (tx) => {
      await audit(tx, call, 'release.flag', null, {
        unit: [null, id],
        flag: [null, flag],
        weight: [before.share, after.share],
        schools: [before.schools.length, after.schools.length],
        reason: [null, reason],
      })
      // Last, because the registry does not go back with this transaction.
      await switchFlag(installation, { unit, flag, from: before, ...after }, by)
    })
    return await readDesk(call, installation)
  })
}
