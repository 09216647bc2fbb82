import { chosenNotificationTypes, type NotificationChoice } from '@lernspur/contracts/identity/notification.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** How the caller hears of each kind of news, in the order of the contract. */
export const listNotificationChoices = async ({ db, session }: Call): Promise<{ choices: NotificationChoice[] }> => {
  const choices = await db<NotificationChoice[]>`
    select known.type, coalesce(nc.in_app, true) as in_app, coalesce(nc.email, is_mailed_unasked(known.type)) as email
    from unnest(${[...chosenNotificationTypes]}::text[]) with ordinality as known (type, position)
    left join notification_choice nc on nc.user_id = ${session.userId} and nc.type = known.type
    order by known.position`
  return { choices: [...choices] }
}

/** Stores the caller's choice for one kind. */
export const setNotificationChoice = async (
  { db, session }: Call,
  { type, inApp, email }: NotificationChoice,
): Promise<void> => {
  await db`
    insert into notification_choice (user_id, type, in_app, email)
    values (${session.userId}, ${type}, ${inApp}, ${email})
    on conflict (user_id, type) do update
      set in_app = excluded.in_app, email = excluded.email, updated_at = now()`
}
