import {
  archiveDays,
  type CloseSchool,
  type SchoolClosing,
} from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { orderClosing } from '@lernspur/service-kit/tenant/closing/order-closing'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'
import { lastArchive } from './last-archive'

const texts = {
  de: {
    name: 'Das ist nicht der Name der Schule.',
    archive: `Laden Sie zuerst alles herunter: Geschlossen wird eine Schule nur, wenn ihr Archiv in den letzten ${archiveDays} Tagen vollständig heruntergeladen wurde.`,
  },
  en: {
    name: 'This is not the name of the school.',
    archive: `Please download everything first: a school is closed only if its archive was downloaded completely within the last ${archiveDays} days.`,
  },
} as const

/** Spelling counts, case and spaces do not: the name proves that this school is meant, not that somebody types well. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('de')

/**
 * Orders that the actor's school is closed in 30 days. VALIDATION_FAILED for any name but the school's,
 * UPDATE_NOT_ALLOWED without a recent download of everything, CREATE_NOT_ALLOWED for the provider, EDIT_CONFLICT when a closing is pending already.
 */
export const closeSchool = (call: Call, { name }: CloseSchool): Promise<SchoolClosing> =>
  call.write(async (tx) => {
    const { tenantId, isProvider } = call.actor
    if (isProvider) refuse('CREATE_NOT_ALLOWED')
    const [school] = await tx<{ id: string; name: string }[]>`
      select id, name from tenant where id = ${tenantId} for update`
    if (!school) return refuse('NOT_FOUND')
    if (plain(name) !== plain(school.name)) {
      refuse('VALIDATION_FAILED', [{ path: 'name', message: texts[call.language].name }])
    }
    const archives = await lastArchive(tx, tenantId)
    if (archives.length === 0) {
      refuse('UPDATE_NOT_ALLOWED', [{ path: 'archive', message: texts[call.language].archive }])
    }
    if (!(await orderClosing(tx, call, school, { byProvider: false }))) refuse('EDIT_CONFLICT')
    const [closing] = await waitingClosing(tx, tenantId)
    return closing ?? refuse('NOT_FOUND')
  })
