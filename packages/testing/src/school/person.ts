import type { RoleType } from '@lernspur/contracts/user.contract'
import type { Transaction } from '@lernspur/database/tenant-transaction'
import { insertRows, newId } from './rows'

/** Somebody who works at a school, with an active role there. */
export interface TestPerson {
  readonly userId: string
  readonly userRoleId: string
  readonly tenantId: string
  readonly roleType: RoleType
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Adds a person to a school; the address is one of a kind. Nobody of them has a password: see `signIn`. */
export const addPerson = async (
  tx: Transaction,
  tenantId: string,
  roleType: RoleType,
  firstName: string,
): Promise<TestPerson> => {
  const [userId, userRoleId] = [newId(), newId()]
  const lastName = 'Lehmann'
  const email = `${firstName.toLowerCase()}.${userId}@test.example`
  await insertRows(tx, 'app_user', [{ id: userId, email, firstName, lastName, isSetupCompleted: true }])
  await insertRows(tx, 'user_role', [{ id: userRoleId, userId, tenantId, roleType, status: 'active' }])
  return { userId, userRoleId, tenantId, roleType, email, firstName, lastName }
}
