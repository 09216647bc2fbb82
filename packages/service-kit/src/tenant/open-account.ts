import { refuse } from '../call/api-error'
import type { Call, Transaction } from '../call/call'

const closedTexts = {
  de: 'Das Konto dieser Person ist deaktiviert. Hat sie es selbst getan, laden Sie sie mit einer anderen Adresse ein.',
  en: 'The account of this person is deactivated. If they did so themselves, invite them at another address.',
} as const

/** Nobody comes back by an account that was deactivated (rule support.5): UPDATE_NOT_ALLOWED with the reason. */
export const requireOpenAccount = async (tx: Transaction, { language }: Call, userId: string): Promise<void> => {
  const closed = await tx`select from app_user where id = ${userId} and deactivated_at is not null`
  if (closed.length > 0) refuse('UPDATE_NOT_ALLOWED', [{ path: 'isActive', message: closedTexts[language] }])
}
