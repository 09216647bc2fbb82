import type { RouteName } from '@lernspur/contracts/contract'
import type { Access } from '@lernspur/contracts/wire/access'
import { programScopes } from '@lernspur/contracts/wire/program-scope'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import type { SampleValue } from './fixture'
import { ofGroupMaker, ofReportMaker } from './report-calls'

/** The actors of the matrix. */
export const actors = [
  'nobody',
  'disabled',
  'invited',
  'outsider',
  'reader',
  'studentKeeper',
  'visualKeeper',
  'competenceKeeper',
  'rightsKeeper',
  'subjectTeacher',
  'reportTeacher',
  'classTeacher',
  'disabledClass',
  'manager',
  'admin',
  'neighbour',
  'provider',
  'providerMember',
  'removedInviter',
  'demotedInviter',
  'endedShare',
  'endedRole',
  'program',
  'scopelessProgram',
  'providerProgram',
  'hubMember',
  'waitingByHub',
] as const
export type ActorName = (typeof actors)[number]

/** Members who hold one right on the class and all of its subjects, but may not write entries. */
export const retainingActors = {
  studentKeeper: { access: 'class:students', column: 'can_manage_students' },
  visualKeeper: { access: 'class:visuals', column: 'can_manage_performance_visuals' },
  competenceKeeper: { access: 'class:competences', column: 'can_manage_competences' },
  rightsKeeper: { access: 'class:rights', column: 'can_manage_access_rights' },
} as const
export type RetainingActorName = keyof typeof retainingActors
export const retainsAccess = (actor: ActorName): actor is RetainingActorName => actor in retainingActors

/** An error code, or `ok` for an allowed call. */
export type ExpectedOutcome = string

/** Former managers with an open code of their own, which they accept. */
export const formerInviters = ['removedInviter', 'demotedInviter'] as const
export type FormerInviter = (typeof formerInviters)[number]
export const isFormerInviter = (actor: ActorName): actor is FormerInviter =>
  formerInviters.some((inviter) => inviter === actor)

/**
 * Programs that call with a token: of the school's admin with all scopes of a school, and with none that a call names; of
 * an admin of the provider with all of its scopes. Each has the rights of its maker, in the calls of one kind of scope.
 */
export const programActors = {
  program: { maker: 'admin', kind: 'school' },
  scopelessProgram: { maker: 'admin', kind: null },
  providerProgram: { maker: 'provider', kind: 'provider' },
} as const
export const isProgramActor = (actor: ActorName): actor is keyof typeof programActors => actor in programActors

/** Actors with the same access as another one. */
const sameAs: Partial<Readonly<Record<ActorName, ActorName>>> = {
  // Registered, and not let in by the school so far (rule class-right.6).
  invited: 'disabled',
  removedInviter: 'disabled',
  demotedInviter: 'outsider',
  providerMember: 'provider',
  // The subject teacher whose shares have ended (rule class-right.10).
  endedShare: 'outsider',
  // An admin whose role has ended (rule role.11).
  endedRole: 'disabled',
  // Came by a hub, without an address or a password; let in by the school, or not so far (rule external.5).
  hubMember: 'subjectTeacher',
  waitingByHub: 'disabled',
}

/** Further refusals for them. */
const refusedTo: ReadonlyMap<ActorName, ReadonlyMap<string, ExpectedOutcome>> = new Map<
  ActorName,
  ReadonlyMap<RouteName, ExpectedOutcome>
>([
  ['removedInviter', new Map([['acceptInvitation', 'INVALID_INVITATION_CODE']])],
  ['demotedInviter', new Map([['acceptInvitation', 'INVALID_INVITATION_CODE']])],
])

const ok = 'ok'
/** The kind of change decides how a row that the actor sees but may not change is refused (rule error.3). */
const refusalOf = (route: RouteSpec): ExpectedOutcome => {
  if (route.status === 201) return 'CREATE_NOT_ALLOWED'
  return route.method === 'PUT' || route.method === 'PATCH' ? 'UPDATE_NOT_ALLOWED' : 'NO_PERMISSION'
}

const inSchool: ReadonlySet<ActorName> = new Set(['reader', 'subjectTeacher', 'classTeacher', 'manager', 'admin'])
const leads: ReadonlySet<ActorName> = new Set(['classTeacher', 'manager', 'admin'])

/** Rights that the subject teacher of the test school does not have. */
const notShared: ReadonlySet<Access> = new Set([
  'class:students',
  'class:rights',
  'class:visuals',
  'class:competences',
  'class:admin',
])

/** Their samples grant the right to write, which only holders of that right may grant. */
const givesWriting: ReadonlySet<string> = new Set<RouteName>(['createAccessRight', 'createInvitationAccessRight'])

const changesClass: ReadonlySet<Access> = new Set<Access>([...notShared, 'class:write'])

const retainedCalls = new Set<string>([
  'deleteSchoolClass',
  'getTemplateContents',
  'createClassTemplate',
] satisfies RouteName[])
/** What the creator can still do in an inactive class: change who sees it, delete it, save it as a template. */
const leftInDisabledClass = (name: string, { access }: RouteSpec): boolean =>
  !changesClass.has(access) || access === 'class:rights' || retainedCalls.has(name)

/** Reserved for the author of entries and reports that a colleague may otherwise see and write. */
const ofAuthor: ReadonlySet<string> = new Set<RouteName>([
  'updateObservation',
  'deleteObservation',
  'restoreObservations',
  'createObservationPhoto',
  'deleteObservationPhoto',
  'restoreObservationPhotos',
  'updateLegacyObservation',
  'deleteLegacyObservation',
  ...ofReportMaker,
  ...ofGroupMaker,
])

/** The answer to a call that names a class or a row of one, derived only from its rule. */
const inClass = (name: string, route: RouteSpec, actor: ActorName, sample: SampleValue): ExpectedOutcome => {
  if (leads.has(actor)) return ok
  if (actor === 'disabledClass') return leftInDisabledClass(name, route) ? ok : refusalOf(route)
  if (sample.ofLeaders) return 'NOT_FOUND'
  if (retainsAccess(actor)) {
    const isHeld = route.access === retainingActors[actor].access || !changesClass.has(route.access)
    return isHeld && !givesWriting.has(name) ? ok : refusalOf(route)
  }
  if (actor === 'reportTeacher') return notShared.has(route.access) || ofAuthor.has(name) ? refusalOf(route) : ok
  if (!inSchool.has(actor)) return 'NOT_FOUND'
  if (ofGroupMaker.some((one) => one === name)) return refusalOf(route)
  if (sample.inSubject !== true && route.path.startsWith('/classes/') === false) return 'NOT_FOUND'
  if (actor === 'reader' && route.access === 'class:write') return refusalOf(route)
  if (notShared.has(route.access)) return refusalOf(route)
  return sample.inSubject === true ? ok : 'NOT_FOUND'
}

/** The provider has no other provider to copy templates from. */
const forSchoolsOnly: ReadonlySet<string> = new Set<RouteName>(['importTemplates', 'copyTemplatesOfLevel'])

/** They name rows of the school in their bodies. */
const namesRows: ReadonlySet<string> = new Set<RouteName>(['copySubjectsToClasses', 'updateTemplates'])

/**
 * The provider decides on second factors of all schools. Two people take part, and the matrix's admin has made the
 * request; a person of another school counts as unknown.
 */
const ofSecondFactors: ReadonlyMap<string, Partial<Readonly<Record<ActorName, ExpectedOutcome>>>> = new Map<
  RouteName,
  Partial<Record<ActorName, ExpectedOutcome>>
>([
  ['requestTwoFactorReset', { neighbour: 'NOT_FOUND' }],
  ['confirmTwoFactorReset', { admin: 'NO_PERMISSION', provider: ok }],
  ['withdrawTwoFactorReset', { provider: ok }],
])

/** Calls for leaders of a school with which only its admins can change something. */
const forAdminsOnly: ReadonlySet<string> = new Set<RouteName>([
  'answerRoleRequest',
  'confirmTwoFactorReset',
  'requestTwoFactorReset',
  'withdrawTwoFactorReset',
])

/** Calls that name classes, reports of one, or a year of the fixture's school, and find nothing in another one. */
const namesClass: ReadonlySet<string> = new Set<RouteName>([
  'setAccessRights',
  'replaceTimetable',
  'changeSchoolClasses',
  'signOffReports',
  'createSchoolReportSet',
  'getClassListsFile',
])

/** They are about a hub, and none is configured where the suites run. */
export const needsHub: ReadonlySet<string> = new Set<RouteName>(['readRoster'])

/** Admins of other schools pass the gate and see only their own school. */
const forManagers = (name: string, route: RouteSpec, actor: ActorName): ExpectedOutcome => {
  if (actor === 'manager' && forAdminsOnly.has(name)) return refusalOf(route)
  const decided = ofSecondFactors.get(name)?.[actor]
  if (decided !== undefined) return decided
  if (actor === 'manager' || actor === 'admin') return needsHub.has(name) ? 'NOT_FOUND' : ok
  if (actor !== 'neighbour' && actor !== 'provider') return 'NO_PERMISSION'
  if (namesRows.has(name)) return 'NOT_FOUND'
  if (forSchoolsOnly.has(name)) return actor === 'provider' ? 'NO_PERMISSION' : ok
  return route.path.includes('{') || namesClass.has(name) || needsHub.has(name) ? 'NOT_FOUND' : ok
}

/** Nothing in the fixture is deleted. */
const undoesNothing: ReadonlySet<string> = new Set<RouteName>(['undoDeleteTenant', 'restoreAnnouncement'])

/**
 * What members of the provider may see but not change (rules role.4, keeping.4, school.7, announcement.1, form.8, support.3,
 * template.1), and releases, which only its admins see (rule desk.5).
 */
const forProviderLeaders =
  /^(addTenantUser|updateTenantUserRole|deleteTenantUserRole|(add|remove)AllowedEmails|(retry|cancel)Mails|resendTenantInvitation|confirmSchool|setSchoolNumbers|withdrawSchoolConfirmation|revokeTenantSealKey|(create|update|delete|undoDelete)Tenant|(create|update|end|delete|restore)Announcement|(create|update|publish|check)OfficialForm|withdrawOfficialFormCheck|liftLock|endUserSessions|(dis|en)ableUser|publishTemplates|changeTemplate(Version|Country|Audience)|getRelease(Desk|Effects)|getUnitHealth|switchRelease(Flag)?)$/

/** Owners only; the gate stops managers. */
const forAdmins = (name: string, route: RouteSpec, actor: ActorName): ExpectedOutcome =>
  actor === 'manager' ? 'NO_PERMISSION' : (ofOwners.get(`${actor} ${name}`) ?? forManagers(name, route, actor))

/**
 * The provider closes no school this way, nothing was ordered that could be undone, and other schools have nothing due.
 */
const ofOwners: ReadonlyMap<string, ExpectedOutcome> = new Map<`${ActorName} ${RouteName}`, ExpectedOutcome>([
  ['provider closeSchool', 'CREATE_NOT_ALLOWED'],
  ['neighbour closeSchool', 'VALIDATION_FAILED'],
  ['admin undoClosing', 'NOT_FOUND'],
  ['neighbour undoClosing', 'NOT_FOUND'],
  ['provider undoClosing', 'NOT_FOUND'],
  ['neighbour chooseRetention', ok],
  ['provider chooseRetention', ok],
  ['neighbour deleteDue', 'NOT_FOUND'],
  ['provider deleteDue', 'NOT_FOUND'],
  // Its scopes are others.
  ['provider createProgramToken', 'VALIDATION_FAILED'],
  // The token is of another school.
  ['neighbour createWebhook', 'NOT_FOUND'],
  ['provider createWebhook', 'NOT_FOUND'],
])

/** Rows that name no class in their rule but belong to one. */
const rowsOfClass: ReadonlySet<string> = new Set<RouteName>([
  'getAssessmentType',
  'getPerformanceVisual',
  'getPerformanceAssessment',
  'getCompetenceDomain',
  'getFile',
])

/** Calls that the gate allows for every session, but whose sample does not fit every actor. */
export const answersItself: ReadonlySet<string> = new Set<RouteName>([
  'acceptInvitation',
  'addEmail',
  'answerUserInvitation',
  'changePassword',
  'changeUserRole',
  'confirmIdentity',
  'confirmTwoFactor',
  'deactivateMe',
  'markNotificationsAsRead',
  'renewRecoveryCodes',
  'requestEmailChange',
  'sendConfirmationCode',
  'setUpTwoFactor',
  'startLink',
  'turnOffTwoFactor',
  'undoSubjectChange',
  'unlinkIdentity',
])

/** Nobody in the matrix has an allowed address but no school (rule registration.4). */
const foundsSchool: ReadonlySet<string> = new Set<RouteName>(['onboardTenant'])

/** An actor who does not see a row gets NOT_FOUND; a call for a file has its own error for that. */
const files: ReadonlySet<string> = new Set<RouteName>(['getFile', 'getObservationPhoto'])

/** The answer that the contract demands of a call for an actor (rule class-right.2). */
export const expected = (name: string, route: RouteSpec, actor: ActorName, sample: SampleValue): ExpectedOutcome => {
  // What is open to programs follows the rules of its maker (rules program.2, program.6).
  if (isProgramActor(actor) && route.access !== 'public') {
    const { maker, kind } = programActors[actor]
    const isOpen = route.program !== undefined && programScopes[route.program] === kind
    return isOpen ? expected(name, route, maker, sample) : 'NO_PERMISSION'
  }
  const refusal = refusedTo.get(actor)?.get(name)
  if (refusal !== undefined) return refusal
  if (actor === 'providerMember' && (route.access === 'manager' || route.access === 'admin')) return 'NO_PERMISSION'
  if (actor === 'providerMember' && forProviderLeaders.test(name)) return refusalOf(route)
  const same = sameAs[actor]
  if (same !== undefined) return expected(name, route, same, sample)
  if (route.access === 'public') return ok
  if (actor === 'nobody') return 'INVALID_TOKEN'
  if (route.access === 'session') return foundsSchool.has(name) ? 'CREATE_NOT_ALLOWED' : ok
  if (actor === 'disabled') return 'NO_PERMISSION'
  if (route.access === 'provider' && actor !== 'provider') return 'NO_PERMISSION'
  // Nobody in the fixture is disabled.
  if (name === 'enableUser') return 'UPDATE_NOT_ALLOWED'
  if (route.access === 'provider') return undoesNothing.has(name) ? 'NOT_FOUND' : ok
  if (route.access === 'manager') return forManagers(name, route, actor)
  if (route.access === 'admin') return forAdmins(name, route, actor)
  if (route.access === 'member' && !rowsOfClass.has(name)) {
    const isStrange = actor === 'neighbour' || actor === 'provider'
    return isStrange && route.path.includes('{') ? 'NOT_FOUND' : ok
  }
  const answer = inClass(name, route, actor, sample)
  return answer === 'NOT_FOUND' && files.has(name) ? 'GET_FILE_ERROR' : answer
}
