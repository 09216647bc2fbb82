import type {
  ChooseRetention,
  RetentionKind,
} from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { rulesOf } from './retention.query'

const texts = {
  de: (years: number) => `Mindestens ${years} Jahre sind vorgeschrieben.`,
  en: (years: number) => `At least ${years} years are required.`,
} as const

/** Sets the school's own years, or returns to those of its state; VALIDATION_FAILED below the minimum. */
export const chooseRetention = (call: Call, kind: RetentionKind, { years }: ChooseRetention): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const rule = (await rulesOf(tx, tenantId)).find((one) => one.kind === kind)
    if (!rule) return refuse('NOT_FOUND')
    if (years !== null && years < rule.minimumYears) {
      refuse('VALIDATION_FAILED', [{ path: 'years', message: texts[call.language](rule.minimumYears) }])
    }
    if (years === null) await tx`delete from retention_choice where tenant_id = ${tenantId} and kind = ${kind}`
    else {
      await tx`
        insert into retention_choice (tenant_id, kind, years, chosen_by_id)
        values (${tenantId}, ${kind}, ${years}, ${userId})
        on conflict (tenant_id, kind) do update
          set years = excluded.years, chosen_by_id = excluded.chosen_by_id, updated_at = clock_timestamp()`
    }
    await audit(tx, call, 'retention.choose', tenantId)
    return undefined
  })
