import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'

const texts = { de: 'Diesen Staat gibt es nicht.', en: 'There is no such country.' } as const

/** VALIDATION_FAILED for an unknown country; null stands for all. */
export const requireCountry = async (tx: Transaction, countryId: string | null, language: Language): Promise<void> => {
  if (countryId === null) return
  const [country] = await tx`select from country where id = ${countryId}`
  if (!country) refuse('VALIDATION_FAILED', [{ path: 'countryId', message: texts[language] }])
}
