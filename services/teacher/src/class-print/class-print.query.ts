import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** What the head of a list shows. */
export interface ListHead {
  readonly className: string
  readonly nickname: string | null
  readonly schoolName: string
  readonly slogan: string | null
  readonly printedOn: string
}

/** School and class; no row for a class that the actor does not see. */
export const headQuery = (tx: Transaction, actor: Actor, schoolClassId: string) => tx<ListHead[]>`
  select sc.name as class_name, sc.nickname, t.name as school_name, t.slogan, ${schoolToday(tx, actor)} as printed_on
  from school_class sc join tenant t on t.id = sc.tenant_id
  where sc.tenant_id = ${actor.tenantId} and sc.id = ${schoolClassId} and sc.id in (${visibleClasses(tx, actor)})`

/** Order of `s` by one name, then by the other. */
export const byName = (tx: Transaction, order: NameOrder): Fragment =>
  order === 'lastName'
    ? tx`s.last_name collate "de-x-icu", s.first_name collate "de-x-icu", s.id`
    : tx`s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id`
