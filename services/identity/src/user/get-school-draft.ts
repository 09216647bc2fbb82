import type { SchoolDraft } from '@lernspur/contracts/identity/user.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** The draft of the school that the caller is about to create. */
export const getSchoolDraft = async ({ db, session }: Call): Promise<SchoolDraft | null> => {
  const [row] = await db<{ schoolDraft: SchoolDraft | null }[]>`
    select school_draft from app_user where id = ${session.userId}`
  return row?.schoolDraft ?? null
}
