import type { ReleaseDesk, SwitchRelease } from '@lernspur/contracts/provider/release-desk.contract'
import { act } from '@lernspur/release/desk/desk-act'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import type { Differences } from '@lernspur/service-kit/call/differences'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { authorOf } from './author-of'
import { readDesk } from './get-release-desk'
import { withReleases } from './open-releases'
import { requireReleaser } from './release-desk.policy'
import { releasedLine, requestedAct } from './requested-act'

/**
 * Does what the command of that name does, after the same checks, and records who did it and why (rules desk.6, desk.11).
 * EDIT_CONFLICT when somebody was faster, VALIDATION_FAILED with what would break.
 */
export const switchRelease = async (
  call: Call,
  config: ServiceConfig,
  id: string,
  { reason, ...wanted }: SwitchRelease,
): Promise<ReleaseDesk> => {
  await requireReleaser(call)
  const by = await authorOf(call, reason)
  return await withReleases(config, call.language, async (installation) => {
    const lines = await installation.registry.lines()
    const { unit } = releasedLine(lines, id)
    const requested = requestedAct(lines, unit, wanted, call.language)
    const others = wanted.act === 'rollback' ? (wanted.jointWith ?? []) : []
    await call.write(async (tx) => {
      const change: Differences = {
        unit: [null, [id, ...others.map((one) => one.unit)].join(', ')],
        version: [wanted.from, wanted.version ?? null],
        ...(wanted.weight !== undefined && { weight: [null, wanted.weight] }),
        reason: [null, reason],
      }
      await audit(tx, call, `release.${wanted.act}`, null, change)
      // Last, because the registry does not go back with this transaction.
      await act(installation, requested, by)
    })
    return await readDesk(call, installation)
  })
}
