import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'

const tenantId = '01900000-0000-7000-8000-000000000001'
const anyId = '01900000-0000-7000-8000-000000000002'
const instant = '2026-08-01T08:00:00Z'

const school = {
  id: tenantId,
  createdAt: instant,
  updatedAt: instant,
  name: 'Lindenschule',
  slogan: null,
  isDisabled: false,
  isProvider: false,
  isWizardFinalized: true,
  countryId: anyId,
  stateId: anyId,
  schoolTypeId: null,
  subjectTemplateSource: null,
  closesAt: null,
}

/** A teacher of one school, as the server returns it. */
export const whoAmIOf = (changes: Partial<WhoAmI> = {}): WhoAmI => ({
  id: anyId,
  email: 'anna@schule.example',
  firstName: 'Anna',
  lastName: 'Berg',
  avatar: null,
  isSetupCompleted: true,
  classSetupTooltipSeen: true,
  teamSetupTooltipSeen: true,
  schoolYearSetupTooltipSeen: true,
  language: 'de',
  theme: null,
  currentTenantId: tenantId,
  userRoles: [{ id: anyId, roleType: 'user', status: 'active', tenantId, tenant: school }],
  ...changes,
})
