import type { Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'

const isWelcomed = async (tx: Transaction, userId: string): Promise<boolean> => {
  const found = await tx`select from notification where user_id = ${userId} and type = 'welcome' limit 1`
  return found.length > 0
}

/** Welcomes a user at the first sign-in. */
export const welcome = async (tx: Transaction, userId: string): Promise<void> => {
  if (await isWelcomed(tx, userId)) return
  // Of two concurrent first sign-ins the second waits here, and then finds the first one's welcome.
  await tx`select from app_user where id = ${userId} for update`
  if (await isWelcomed(tx, userId)) return
  await notify(tx, {
    userId,
    tenantId: null,
    type: 'welcome',
    texts: {
      de: {
        title: 'Willkommen bei Lernspur',
        message: 'Schön, dass Sie da sind. Unter „Hilfe und Feedback“ finden Sie kurze Antworten für den Anfang.',
      },
      en: {
        title: 'Welcome to Lernspur',
        message: 'Good to have you here. “Help and feedback” has short answers for the beginning.',
      },
    },
  })
}
