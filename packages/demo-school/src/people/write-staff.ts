import { legalVersions } from '@lernspur/contracts/consent.contract'
import { tourSteps } from '@lernspur/contracts/identity/user.contract'
import { legalDocuments } from '@lernspur/contracts/legal-documents'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { insertRows, newId, stampedAt } from '../tenant-writer'
import type { StaffPlan } from './staff'

/** User ids by address. */
export type StaffIds = (email: string) => string

/** Writes active, fully set up people of one tenant; all have the same password. */
export const writeStaff = async (
  tx: Transaction,
  tenantId: string,
  staff: readonly StaffPlan[],
  passwordHash: string,
  instant: string,
): Promise<StaffIds> => {
  const ids = new Map(staff.map(({ email }) => [email, newId()]))
  const idOf = (email: string): string => {
    const id = ids.get(email)
    if (!id) throw new Error(`Nobody at the demo school has the address ${email}`)
    return id
  }
  await insertRows(
    tx,
    'app_user',
    staff.map(({ email, firstName, lastName }) => ({
      id: idOf(email),
      email,
      passwordHash,
      firstName,
      lastName,
      language: 'de',
      isSetupCompleted: true,
      classSetupTooltipSeen: true,
      teamSetupTooltipSeen: true,
      schoolYearSetupTooltipSeen: true,
      tourStep: tourSteps + 1,
      ...stampedAt(instant),
    })),
  )
  await insertRows(
    tx,
    'user_role',
    staff.map(({ email, roleType }) => ({
      id: newId(),
      userId: idOf(email),
      tenantId,
      roleType,
      status: 'active',
      ...stampedAt(instant),
    })),
  )
  await insertRows(
    tx,
    'consent',
    staff.flatMap(({ email }) =>
      legalDocuments.map((document) => ({
        id: newId(),
        userId: idOf(email),
        document,
        version: legalVersions[document],
        language: 'de',
      })),
    ),
  )
  return idOf
}
