import { isProviderEvent, type ProgramEvent } from '@lernspur/contracts/wire/program-event'
import type { Transaction } from './call'
import type { Differences } from './differences'

/**
 * The event that an entry of the audit is, by its action (rule webhook.2). Every verb is in the audit, so none of these can
 * change something without telling programs of it.
 */
const eventOfAction: Readonly<Record<string, ProgramEvent>> = {
  'school-class.create': 'class.created',
  'school-class.update': 'class.changed',
  'school-class.assign': 'class.changed',
  'school-class.delete': 'class.deleted',
  'student.create': 'student.created',
  'student.update': 'student.changed',
  'student.join': 'student.changed',
  'student.delete': 'student.deleted',
  'student-class-relation.link': 'student.moved',
  'student-class-relation.unlink': 'student.moved',
  'student-class-relation.update': 'student.moved',
  'school-year.create': 'school_year.created',
  'school-year.update': 'school_year.changed',
  'school-year.delete': 'school_year.deleted',
  'tenant.create': 'school.created',
  'tenant.onboard': 'school.created',
  'tenant.update': 'school.changed',
  'tenant.finalize': 'school.changed',
  'tenant.requestClosing': 'school.changed',
  'tenant.undoClosing': 'school.changed',
  'school-confirmation.confirm': 'school.changed',
  'school-confirmation.withdraw': 'school.changed',
  'tenant.delete': 'school.deleted',
  'template-version.create': 'template_version.published',
  'template-version.withdraw': 'template_version.changed',
  'template-version.offer': 'template_version.changed',
}

/**
 * Queues an event about these rows for the programs that are told of it, in the caller's transaction. Verbs do that by
 * their audit; only rows that the audit does not name one by one are told here.
 */
export const queueEvents = async (
  tx: Transaction,
  { tenantId }: { readonly tenantId: string },
  event: ProgramEvent,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await tx`select queue_webhook_events(${tenantId}, ${event}, ${[...ids]}::uuid[], ${isProviderEvent(event)})`
}

const isClosing = ({ isActive }: Differences): boolean => isActive?.[0] === true && isActive[1] === false

/** Queues the event that an entry of the audit is, if it is one. */
export const queueEventOf = async (
  tx: Transaction,
  actor: { readonly tenantId: string },
  action: string,
  entityIds: readonly (string | null)[],
  change: Differences = {},
): Promise<void> => {
  const event = eventOfAction[action]
  if (event === undefined) return
  const ids = entityIds.filter((id) => id !== null)
  await queueEvents(tx, actor, event === 'class.changed' && isClosing(change) ? 'class.closed' : event, ids)
}
