import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { carryOutReset } from './carry-out-reset'

/** Carries out the requests to remove a second factor whose time has come; one that cannot go on lapses. */
export const carryOutResets = async (db: Database, stop: AbortSignal): Promise<void> => {
  const due = await db<{ id: string }[]>`
    select id from two_factor_reset where outcome is null and due_at <= now() order by due_at, id`
  for (const { id } of due) {
    if (stop.aborted) return
    await writeDirectory(db, async (tx) => {
      const by = { confirmedBy: null, requestId: 'housekeeping' }
      if (await carryOutReset(tx, tx`tfr.id = ${id} and tfr.due_at <= now()`, by)) return
      await tx`
        update two_factor_reset set outcome = 'lapsed', ended_at = now() where id = ${id} and outcome is null`
    })
  }
  await db`delete from two_factor_reset where created_at < now() - ${intervalOf(retentionPeriods.twoFactorReset)}::interval`
}
