import type { Author } from '@lernspur/release/registry/author'
import type { Call } from '@lernspur/service-kit/call/call'

/** The person by the name under which everybody who releases finds them in the history, and their reason. */
export const authorOf = async ({ db, actor }: Call, why: string): Promise<Author> => {
  const [person] = await db<{ name: string }[]>`
    select trim(u.first_name || ' ' || u.last_name) as name from app_user u where u.id = ${actor.userId}`
  return { who: person?.name || actor.userId, why }
}
