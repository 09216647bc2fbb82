import type { User, WhoAmI, WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'

/** A person with one of the roles; a person without a role has one row of nulls. */
export type WhoAmIRow = User &
  Pick<
    WhoAmI,
    | 'language'
    | 'theme'
    | 'nameOrder'
    | 'matrixDirection'
    | 'releaseNotesSeenAt'
    | 'tourStep'
    | 'openConsents'
    | 'bannerCount'
    | 'invitationCount'
    | 'roleRequestCount'
  > &
  (
    | ({ readonly roleId: string; readonly roleType: WhoAmIRole['roleType']; readonly status: WhoAmIRole['status'] } & {
        readonly isWaiting: boolean
        readonly tenantId: string
      } & Omit<Tenant, 'id'>)
    | { readonly roleId: null }
  )

const presentRole = (row: WhoAmIRow): WhoAmIRole[] => {
  if (row.roleId === null) return []
  const { roleId, roleType, status, isWaiting, tenantId } = row
  const tenant: Tenant = {
    id: tenantId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    name: row.name,
    slogan: row.slogan,
    isDisabled: row.isDisabled,
    isProvider: row.isProvider,
    isWizardFinalized: row.isWizardFinalized,
    countryId: row.countryId,
    stateId: row.stateId,
    schoolTypeId: row.schoolTypeId,
    subjectTemplateSource: row.subjectTemplateSource,
    closesAt: row.closesAt,
    movedTo: row.movedTo,
    disabledAt: row.disabledAt,
    disabledReason: row.disabledReason,
  }
  return [{ id: roleId, roleType, status, isWaiting, tenantId, tenant }]
}

/** The person from one row per role; undefined without a row. */
export const presentWhoAmI = (rows: readonly WhoAmIRow[], currentTenantId: string | null): WhoAmI | undefined => {
  const [user] = rows
  if (!user) return undefined
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    avatar: user.avatar,
    isSetupCompleted: user.isSetupCompleted,
    classSetupTooltipSeen: user.classSetupTooltipSeen,
    teamSetupTooltipSeen: user.teamSetupTooltipSeen,
    schoolYearSetupTooltipSeen: user.schoolYearSetupTooltipSeen,
    language: user.language,
    theme: user.theme,
    nameOrder: user.nameOrder,
    matrixDirection: user.matrixDirection,
    releaseNotesSeenAt: user.releaseNotesSeenAt,
    tourStep: user.tourStep,
    currentTenantId,
    userRoles: rows.flatMap(presentRole),
    openConsents: user.openConsents,
    bannerCount: user.bannerCount,
    invitationCount: user.invitationCount,
    roleRequestCount: user.roleRequestCount,
  }
}
