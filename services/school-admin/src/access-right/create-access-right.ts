import type { AccessRight, CreateAccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { requirePerson } from './access-right.policy'
import { readAccessRight } from './access-right.query'
import { notifyOfClasses } from './notify-of-class'
import { rightOfPerson } from './right-kind'
import { saveRight } from './save-right'

/**
 * Creates or updates the access right of a user on a class, and notifies the user. CREATE_NOT_ALLOWED without the right
 * to, or for a permission that the caller lacks; NOT_FOUND for a class, user or subject that the caller does not see.
 */
export const createAccessRight = (
  call: Call,
  schoolClassId: string,
  { userId, ...input }: CreateAccessRight,
): Promise<AccessRight> =>
  call.write(async (tx) => {
    const held = await requireClassRight(tx, call.actor, schoolClassId, 'rights', 'CREATE_NOT_ALLOWED')
    await requirePerson(tx, call, userId)
    const { id, isNew } = await saveRight(tx, call, held, rightOfPerson, userId, input)
    if (isNew) await notifyOfClasses(tx, call, [{ schoolClassId, userId }])
    return readAccessRight(tx, call, id)
  })
