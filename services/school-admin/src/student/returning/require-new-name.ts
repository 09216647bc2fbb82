import type { CreateStudent } from '@lernspur/contracts/school-admin/student.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { returningStudentsQuery } from './returning-student'

const day = (language: 'de' | 'en', text: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { timeZone: 'UTC' }).format(new Date(text))

const sentences = {
  de: (last: string) => `Ein Kind dieses Namens ist an der Schule und in keiner Klasse${last}. Ist es dieses Kind?`,
  en: (last: string) => `A child of this name is at the school and in no class${last}. Is it this child?`,
} as const

const lastTexts = {
  de: (name: string, until: string) => ` (zuletzt ${name} bis ${until})`,
  en: (name: string, until: string) => ` (last in ${name}, until ${until})`,
} as const

/**
 * VALIDATION_FAILED for a new student whose name one has who is at the school and in no class, unless `apartFrom` says that
 * the two differ (rule student.8). Who does not send it takes every name as new.
 */
export const requireNewName = async (
  tx: Transaction,
  { actor, language }: Call,
  { firstName, lastName, apartFrom }: CreateStudent,
): Promise<void> => {
  if (!apartFrom) return
  const found = await returningStudentsQuery(tx, actor, [{ firstName, lastName }])
  const same = found.find(({ id }) => !apartFrom.includes(id))
  if (!same) return
  const { lastClass, lastDay } = same
  const last = lastClass && lastDay ? lastTexts[language](lastClass, day(language, lastDay)) : ''
  refuse('VALIDATION_FAILED', [{ path: 'apartFrom', message: sentences[language](last) }])
}
