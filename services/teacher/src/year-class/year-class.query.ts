import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Classes `sc` with their years `sy`, to be limited by `ofYear`. */
export const classYears = (tx: Transaction): Fragment => tx`
  school_class sc
  join school_class_year scy on scy.tenant_id = sc.tenant_id and scy.school_class_id = sc.id
  join school_year sy on sy.tenant_id = scy.tenant_id and sy.id = scy.school_year_id`

/** Condition on `classYears`: the school's own classes in a year, no templates. */
export const ofYear = (tx: Transaction, { tenantId }: Actor, schoolYearId: string): Fragment =>
  tx`sc.tenant_id = ${tenantId} and not sc.is_template and scy.school_year_id = ${schoolYearId}`

/** Order of classes `sc` in lists and files of a school: by level, then by name. */
export const byClass = (tx: Transaction): Fragment => tx`sc.school_level, sc.name collate "de-x-icu", sc.id`
