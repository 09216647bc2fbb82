import type { UpdateMe, User } from '@lernspur/contracts/identity/user.contract'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { readAvatar } from '@lernspur/service-kit/picture/picture'

/** Columns of the profile that a user may change; nothing else of an account can be set here. */
const columns = [
  'firstName',
  'lastName',
  'avatar',
  'isSetupCompleted',
  'classSetupTooltipSeen',
  'teamSetupTooltipSeen',
  'schoolYearSetupTooltipSeen',
  'language',
  'theme',
  'nameOrder',
  'matrixDirection',
  'releaseNotesSeenAt',
  'tourStep',
  'schoolDraft',
] as const satisfies readonly (keyof UpdateMe)[]

/** Changes the caller's profile; omitted fields stay. FILE_VALIDATION_FAILED for an invalid picture. */
export const updateMe = async (call: Call, input: UpdateMe): Promise<User> => {
  const { userId, role } = call.session
  const requester = { tenantId: role?.tenantId ?? userId, userId }
  const body = input.avatar ? { ...input, avatar: await readAvatar(requester, input.avatar) } : input
  const work = async (tx: Transaction): Promise<User> => {
    const given = columns.filter((column) => body[column] !== undefined)
    const [user] = await tx<User[]>`
      update app_user set ${tx(body, ...given)}, updated_at = now() where id = ${userId}
      returning id, email, first_name, last_name, avatar, is_setup_completed, class_setup_tooltip_seen,
        team_setup_tooltip_seen, school_year_setup_tooltip_seen`
    if (role) await audit(tx, call, 'user.update', userId)
    return user ?? refuse('INVALID_TOKEN')
  }
  return role ? writeTenant(call.db, role.tenantId, work) : writeDirectory(call.db, work)
}
