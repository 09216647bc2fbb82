import type { FormContent } from '@lernspur/contracts/official-form/form-content'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Database } from '@lernspur/database/connection/connect'
import { testSecret } from '@lernspur/database/testing/test-server'
import { signerOf } from '@lernspur/release/registry/signature'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, ProviderFixture, SampleValue } from '../fixture'

const announced = { titleDe: 'Wartung', messageDe: 'Am Samstag.', titleEn: 'Maintenance', messageEn: 'On Saturday.' }

const addAnnouncement = async (owner: Database, { tenantId }: TestSchool): Promise<string> => {
  const [row] = await owner<{ id: string }[]>`
    insert into announcement (form, severity, title_de, message_de, title_en, message_en, starts_at, ends_at, is_draft, roles,
      state_ids, school_type_ids, school_ids)
    values ('banner', 'info', ${announced.titleDe}, ${announced.messageDe}, ${announced.titleEn}, ${announced.messageEn},
      now() - interval '1 hour', now() + interval '1 day', false, '{}', '{}', '{}', ${[tenantId]}::uuid[])
    returning id`
  return row?.id ?? ''
}

/** The least that is a form (rule form.1). */
const officialFormDraft: FormContent = {
  name: 'Formular',
  schoolLevels: [3],
  source: 'Erlass',
  sourceUrl: null,
  blocks: [
    { kind: 'title', lines: ['Zeugnis'] },
    { kind: 'signatures', lines: [] },
  ],
}

const addOfficialForm = async (owner: Database): Promise<ProviderFixture['officialForm']> => {
  const [row] = await owner<{ id: string; countryId: string }[]>`
    insert into official_form (country_id, draft)
    select co.id, ${owner.json(officialFormDraft as never)} from country co where co.code = 'AT' returning id, country_id`
  if (!row) throw new Error('There is no country.')
  return { ...row, draft: officialFormDraft }
}

/** A service of which one version is live and another one lies ready; the same for all fixtures of a database. */
const releasedService = async (owner: Database): Promise<ProviderFixture['release']> => {
  const release = { unit: 'teacher-service', stable: '0.1.0-00000001', next: '0.1.0-00000002' }
  const signer = signerOf(testSecret)
  await owner`insert into registry.release_unit (kind, name) values ('service', 'teacher') on conflict do nothing`
  for (const version of [release.stable, release.next]) {
    const facts: ReleaseManifest = {
      kind: 'service',
      name: 'teacher',
      version,
      files: [],
      needs: {},
      provides: {},
      entry: 'server.js',
    }
    const manifest = JSON.stringify(facts)
    await owner`
      insert into registry.release_version (kind, name, version, manifest, signature)
      values ('service', 'teacher', ${version}, ${manifest}, ${signer.sign(manifest)}) on conflict do nothing`
  }
  await owner`
    insert into registry.release_channel (kind, name, channel, version)
    values ('service', 'teacher', 'stable', ${release.stable}) on conflict do nothing`
  return release
}

export const providerFixture = async (owner: Database, school: TestSchool): Promise<ProviderFixture> => {
  const [tenant] = await owner<{ id: string }[]>`
    insert into tenant (name, state_id, country_id)
    select ${crypto.randomUUID()}, id, country_id from state limit 1
    returning id`
  const [subject] = await owner<{ id: string; tenantId: string }[]>`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
    select id, 'Vorlage', 'V', '#3f6f8f', 3, true from tenant where is_provider
    returning id, tenant_id`
  const [domain] = await owner<{ id: string }[]>`
    insert into competence_domain (tenant_id, school_subject_id, name)
    values (${subject?.tenantId ?? ''}, ${subject?.id ?? ''}, 'Bereich')
    returning id`
  const [draft] = await owner<ProviderFixture['draft'][]>`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
    select id, 'Entwurf', 'E', '#3f6f8f', 3, true from tenant where is_provider
    returning id as school_subject_id, template_digest(name, abbreviation, color, school_level, null, '[]') as digest`
  if (!tenant || !subject || !domain || !draft) throw new Error('The fixture of the provider is not whole.')
  return {
    emptyTenantId: tenant.id,
    template: { subjectId: subject.id, domainId: domain.id },
    draft,
    versionId: await publishTemplates(owner, subject.tenantId, [subject.id]),
    announcementId: await addAnnouncement(owner, school),
    officialForm: await addOfficialForm(owner),
    sealKey: await knownSchoolKey(owner, school),
    release: await releasedService(owner),
  }
}

/** A key of the school, and what the operator knows about the school. */
const knownSchoolKey = async (owner: Database, { tenantId, name }: TestSchool): Promise<string> => {
  const key = crypto.getRandomValues(new Uint8Array(32))
  await owner`insert into published_seal_key (public_key, school_id, created_at) values (${key}, ${tenantId}, now())`
  await owner`
    insert into school_confirmation (school_id, name, town, official_number, state_id)
    select id, ${name}, 'Musterstadt', ${crypto.randomUUID().slice(0, 8)}, state_id from tenant where id = ${tenantId}`
  return Buffer.from(key).toString('base64url')
}

/** A new person whom the provider wants as a manager, not yet confirmed by an admin of the school. */
export const requestedRole = async (owner: Database, { tenantId, admin }: TestSchool): Promise<string> => {
  const [row] = await owner<{ id: string }[]>`
    with person as (
      insert into app_user (email, first_name, last_name) values (${`${crypto.randomUUID()}@test.example`}, 'Nele', 'Neu')
      returning id
    )
    insert into user_role (tenant_id, user_id, role_type, status, requested_role_type, requested_by_id, requested_at)
    select ${tenantId}, id, 'manager', 'invitationPending', 'manager', ${admin.userId}, now() from person
    returning id`
  return row?.id ?? ''
}

/** The role of somebody who has not answered the invitation of the school's admin. */
export const waitingRole = async (owner: Database, { tenantId, admin }: TestSchool): Promise<string> => {
  const [row] = await owner<{ id: string }[]>`
    with person as (
      insert into app_user (email, first_name, last_name) values (${`${crypto.randomUUID()}@test.example`}, '', '')
      returning id
    )
    insert into user_role (tenant_id, user_id, role_type, status, inviter_id)
    select ${tenantId}, id, 'user', 'invitationPending', ${admin.userId} from person
    returning id`
  return row?.id ?? ''
}

/** Requests for the provider's calls. */
export const providerSamples = ({ school, region: location, provided, waitingRoleId }: Fixture) => {
  const emails = { emails: [`${crypto.randomUUID()}@test.example`] }
  const tenant = `/provider/tenants/${provided.emptyTenantId}`
  const opened = `/provider/tenants/${school.tenantId}`
  const role = `${opened}/user-roles/${school.outsider.userRoleId}`
  const audience = { roles: [], stateIds: [], schoolTypeIds: [], schoolIds: [] }
  const announcement = `/provider/announcements/${provided.announcementId}`
  const form = provided.officialForm
  const user = `/provider/users/${school.outsider.userId}`
  return {
    createTenant: { path: '/provider/tenants', body: { name: `Schule ${crypto.randomUUID()}`, ...location } },
    listTenants: { path: '/provider/tenants' },
    updateTenant: { path: tenant, body: { isDisabled: true } },
    deleteTenant: { path: tenant },
    getTenant: { path: opened },
    listTenantPeople: { path: `${opened}/people` },
    getTenantYears: { path: `${opened}/school-years` },
    getTenantTemplates: { path: `${opened}/templates` },
    getTenantStorage: { path: `${opened}/storage` },
    getTenantClosing: { path: `${opened}/closing` },
    listTenantActs: { path: `${opened}/acts` },
    resendTenantInvitation: { path: `${opened}/user-roles/${waitingRoleId}/resend` },
    undoDeleteTenant: { path: `${tenant}/closing` },
    getSchoolIdentity: { path: `${opened}/identity` },
    getSchoolNumbers: { path: `${opened}/school-numbers` },
    setSchoolNumbers: {
      path: `${opened}/school-numbers`,
      body: { numbers: [{ providerId: 'hub', number: `NI_${crypto.randomUUID()}` }] },
    },
    confirmSchool: {
      path: `${opened}/identity`,
      body: { name: school.name, town: 'Seestadt', officialNumber: crypto.randomUUID().slice(0, 8) },
    },
    withdrawSchoolConfirmation: { path: `${opened}/identity` },
    listNamesakes: { path: '/provider/namesakes?name=Schule' },
    revokeTenantSealKey: {
      path: `${opened}/seal-keys/${provided.sealKey}/revocation`,
      body: { day: '2026-01-01', reason: 'lost' },
    },
    listOfficialForms: { path: '/provider/official-forms' },
    createOfficialForm: {
      path: '/provider/official-forms',
      body: { countryId: form.countryId, stateId: null, schoolTypeIds: [], draft: form.draft },
    },
    updateOfficialForm: { path: `/provider/official-forms/${form.id}`, body: { draft: form.draft } },
    publishOfficialForm: { path: `/provider/official-forms/${form.id}/versions` },
    checkOfficialForm: {
      path: `/provider/official-forms/${form.id}/check`,
      body: { source: 'Erlass', sourceDate: '2023-11-10' },
    },
    withdrawOfficialFormCheck: { path: `/provider/official-forms/${form.id}/check` },
    previewOfficialForm: { path: '/official-form-preview', body: { draft: form.draft } },
    listAnnouncements: { path: '/provider/announcements' },
    createAnnouncement: {
      path: '/provider/announcements',
      body: {
        ...announced,
        ...audience,
        form: 'banner',
        severity: 'info',
        startsAt: '2026-01-01T00:00:00Z',
        endsAt: '2026-01-02T00:00:00Z',
        isDraft: true,
      },
    },
    updateAnnouncement: { path: announcement, body: { severity: 'warning' } },
    endAnnouncement: { path: `${announcement}/end` },
    deleteAnnouncement: { path: announcement },
    restoreAnnouncement: { path: `${announcement}/restore` },
    countAnnouncementReach: { path: '/provider/announcements/reach', body: audience },
    listShownAnnouncements: { path: '/announcements' },
    dismissAnnouncement: { path: `/announcements/${provided.announcementId}/dismissal` },
    getSchoolHistory: { path: '/provider/dashboard/history' },
    getQuietSchools: { path: '/provider/dashboard/quiet-schools?weeks=4' },
    getLooseEnds: { path: '/provider/dashboard/loose-ends' },
    getInstallation: { path: '/provider/dashboard/installation' },
    getCells: { path: '/provider/dashboard/cells' },
    getLastBackup: { path: '/provider/dashboard/backup' },
    listClosedSchools: { path: '/provider/closed-schools' },
    listProviderActs: { path: '/provider/acts?limit=5' },
    addTenantUser: {
      path: `${tenant}/add-user`,
      body: { email: `${crypto.randomUUID()}@test.example`, firstName: 'Nele', lastName: 'Neu', roleType: 'admin' },
    },
    listTenantUserRoles: { path: '/provider/tenants/user-roles' },
    updateTenantUserRole: { path: role, body: { roleType: 'manager' } },
    deleteTenantUserRole: { path: role },
    listProviderUsers: { path: '/provider/users?limit=5' },
    createGlobalSubjectTemplate: {
      path: '/provider/subjects/templates',
      body: { name: 'Musik', abbreviation: 'MU', color: '#3f6f8f', schoolLevel: 3 },
    },
    listGlobalDrafts: { path: '/provider/subjects/templates?limit=5' },
    changeTemplateCountry: {
      path: '/provider/subjects/templates/country',
      body: { schoolSubjectIds: [provided.template.subjectId], countryId: location.countryId },
    },
    changeTemplateAudience: {
      path: '/provider/subjects/templates/audience',
      body: { schoolSubjectIds: [provided.template.subjectId], stateIds: [location.stateId], schoolTypeIds: [] },
    },
    listTemplateVersions: { path: '/provider/template-versions?limit=5' },
    previewPublication: { path: '/provider/template-versions/preview' },
    publishTemplates: {
      path: '/provider/template-versions',
      body: { name: `Fassung ${crypto.randomUUID()}`, note: '', subjects: [provided.draft] },
    },
    changeTemplateVersion: {
      path: `/provider/template-versions/${provided.versionId}`,
      body: { isWithdrawn: true },
    },
    createGlobalDomainTemplate: {
      path: `/provider/subjects/${provided.template.subjectId}/competence-domains/template`,
      body: { name: 'Hören' },
    },
    createGlobalCompetenceTemplate: {
      path: `/provider/competence-domains/${provided.template.domainId}/competences/template`,
      body: { description: 'singt mit' },
    },
    addAllowedEmails: { path: '/provider/allowed-emails', body: emails },
    listAllowedEmails: { path: '/provider/allowed-emails' },
    removeAllowedEmails: { path: '/provider/allowed-emails/remove', body: emails },
    listMails: { path: '/provider/mails' },
    getMailQueue: { path: '/provider/mail-queue' },
    retryMails: { path: '/provider/mails/retry', body: { ids: [school.outsider.userId] } },
    cancelMails: { path: '/provider/mails/cancel', body: { ids: [school.outsider.userId] } },
    getSupportCase: { path: `${user}/support-case` },
    findSupportCase: { path: `/provider/support-case?email=${encodeURIComponent(school.outsider.email)}` },
    sendPasswordMail: { path: `${user}/password-mail` },
    resendSupportInvitation: { path: `/provider/invitations/role/${waitingRoleId}/resend` },
    liftLock: { path: `${user}/lift-lock` },
    endUserSessions: { path: `${user}/end-sessions` },
    disableUser: { path: `${user}/disable`, body: { reason: 'Gerät gestohlen' } },
    enableUser: { path: `${user}/enable`, body: { reason: 'Gerät gefunden' } },
    getReleaseDesk: { path: '/provider/releases' },
    getUnitHealth: { path: `/provider/releases/${provided.release.unit}/health` },
    getReleaseEffects: {
      path: `/provider/releases/${provided.release.unit}/effects?act=promote&version=${provided.release.next}`,
    },
    switchRelease: {
      path: `/provider/releases/${provided.release.unit}/switch`,
      body: {
        act: 'canary',
        version: provided.release.next,
        weight: 5,
        from: provided.release.stable,
        reason: 'zuerst wenige',
      },
    },
    switchReleaseFlag: {
      path: `/provider/releases/${provided.release.unit}/flags/weekPlan`,
      body: { share: 0, schoolIds: [], from: { share: 0, schoolIds: [] }, reason: 'zuerst wenige' },
    },
    getFirstSteps: { path: '/provider/first-steps' },
    putAwayFirstSteps: { path: '/provider/first-steps', body: { isPutAway: false } },
    sendTestMail: { path: '/provider/first-steps/test-mail' },
  } satisfies Record<string, SampleValue>
}
