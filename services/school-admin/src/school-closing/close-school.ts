import type {
  CloseSchool,
  SchoolClosing,
} from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { orderClosing } from '@lernspur/service-kit/tenant/closing/order-closing'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'

const texts = {
  de: 'Das ist nicht der Name der Schule.',
  en: 'This is not the name of the school.',
} as const

/** Spelling counts, case and spaces do not: the name proves that this school is meant, not that somebody types well. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('de')

/**
 * Orders that the actor's school is closed in 30 days. VALIDATION_FAILED for any name but the school's,
 * CREATE_NOT_ALLOWED for the provider, EDIT_CONFLICT when a closing is pending already.
 */
export const closeSchool = (call: Call, { name }: CloseSchool): Promise<SchoolClosing> =>
  call.write(async (tx) => {
    const { tenantId, isProvider } = call.actor
    if (isProvider) refuse('CREATE_NOT_ALLOWED')
    const [school] = await tx<{ id: string; name: string }[]>`
      select id, name from tenant where id = ${tenantId} for update`
    if (!school) return refuse('NOT_FOUND')
    if (plain(name) !== plain(school.name)) {
      refuse('VALIDATION_FAILED', [{ path: 'name', message: texts[call.language] }])
    }
    if (!(await orderClosing(tx, call, school, { byProvider: false }))) refuse('EDIT_CONFLICT')
    const [closing] = await waitingClosing(tx, tenantId)
    return closing ?? refuse('NOT_FOUND')
  })
