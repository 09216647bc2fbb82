import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { insertRows, newId } from './rows'

/** A person with an active role at a school. */
export interface TestPerson {
  readonly userId: string
  readonly userRoleId: string
  readonly tenantId: string
  readonly roleType: RoleType
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Adds a person with a unique address to a school. Nobody has a password: see `signIn`. */
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
