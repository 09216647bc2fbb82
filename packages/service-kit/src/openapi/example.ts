import { versionsInForce } from '@lernspur/contracts/consent.contract'
import { builtinPicturePath } from '@lernspur/contracts/level-picture'
import type { JsonSchema } from './openapi-document'

const picture = builtinPicturePath('smileys', 1, 4)
const term = { schoolTermSemester: 'first', startDate: '2026-08-01', endDate: '2027-01-31' }

/** Examples of fields whose name says more than their schema. */
const byName: Readonly<Record<string, unknown>> = {
  abbreviation: 'DE',
  // One pixel.
  avatar:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  color: '#3f6f8f',
  comment: 'Lea liest sicher vor.',
  description: 'Liest einen kurzen Text fließend vor.',
  digest: '0cc175b9c0f1b6a831c399e269772661',
  email: 'lea.sommer@schule.example',
  emails: ['lea.sommer@schule.example', 'kai.winter@schule.example'],
  endDate: '2027-01-31',
  endsAt: '2026-09-22T08:00:00Z',
  firstName: 'Lea',
  invitationCode: 'K7QM-2X9P',
  key: 'interests',
  label: 'sicher',
  lastName: 'Sommer',
  level: 1,
  levels: [],
  loginHint: 'lea.sommer@schule.example',
  logo: '/api/files/019f0000-0000-7000-8000-000000000000',
  maximumUses: 30,
  name: 'Deutsch',
  newEmail: 'lea.winter@schule.example',
  nickname: 'Füchse',
  number: 'NI_12345',
  observedAt: '2026-09-15',
  performanceLevel: 3,
  providerId: 'landesportal',
  picturePath: picture,
  schoolLevel: 3,
  schoolYearEnd: '2027-07-31',
  schoolYearStart: '2026-08-01',
  slogan: 'Gemeinsam lernen',
  sourceUrl: 'https://www.gesetze-bayern.de/',
  termsVersion: versionsInForce.termsVersion,
  privacyVersion: versionsInForce.privacyVersion,
  startDate: '2026-08-01',
  startsAt: '2026-09-15T08:00:00Z',
  summaryComment: 'Ein gutes Halbjahr.',
  symbol: 'A',
  terms: [
    { name: '1. Halbjahr', ...term },
    { name: '2. Halbjahr', schoolTermSemester: 'second', startDate: '2027-02-01', endDate: '2027-07-31' },
  ],
  tfaCode: '123456',
  updatedAt: '2026-09-15T08:00:00Z',
  weighting: 50,
  year: 2026,
}

/** A day to come, in UTC: what is said of a last day must not be past. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Examples for one call, where the name has another meaning. */
const byCall: Readonly<Record<string, unknown>> = {
  'createPerformanceAssessment.name': 'Referat',
  'createPerformanceAssessments.name': 'Referat',
  'createInvitationCode.roleEndsOn': inDays(20),
  'createProgramToken.expiresOn': inDays(180),
  'createProgramToken.name': 'Schulverwaltung',
  'createClassTemplate.name': 'Unsere Dritte',
  'createSchoolClass.name': '3a',
  // Regions that do not exist would be refused.
  'createGlobalSubjectTemplate.stateIds': [],
  'createGlobalSubjectTemplate.schoolTypeIds': [],
  // The list of a single class names no others.
  'importStudents.added': [{ firstName: 'Lea', lastName: 'Sommer' }],
  'importStudents.joined': [{ studentId: '01981e6a-7f00-7000-8000-3a5f1c2b4d6e' }],
  // Another class than the one that is joined.
  'moveStudents.left': [
    { studentId: '01981e6a-7f00-7000-8000-3a5f1c2b4d6e', schoolClassId: '01981e6a-7f00-7000-8000-3a5f1c2b4d6f' },
  ],
  'importStudents.newClasses': [],
  'importStudents.nicknames': [],
  'joinStudents.name': 'target',
  'joinStudents.sourceUpdatedAt': '2026-09-15T08:00:00Z',
  // The least that is a form.
  'previewOfficialForm.draft': {
    name: 'Grundschule, Zeugnis',
    schoolLevels: [3],
    source: 'GrSO § 15',
    sourceUrl: null,
    blocks: [
      { kind: 'title', lines: ['Zeugnis'] },
      { kind: 'signatures', lines: [] },
    ],
  },
  'previewRollOver.name': '4a',
  'replaceTimetable.lessons': [],
  'replaceTimetable.periods': [{ number: 1, startsAt: '08:00', endsAt: '08:45' }],
  'rollOver.name': '4a',
  'startFromClassTemplate.name': '3a',
  'setNotificationChoice.email': true,
  'switchRelease.from': '0.1.0-1a2b3c4d',
  'switchRelease.unit': 'teacher-service',
  'switchRelease.version': '0.1.0-5e6f7a8b',
  // A form that is none of the school's Land would be refused.
  'updateCurrentTenant.officialForms': [],
  'updateMe.releaseNotesSeenAt': '2026-09-15T08:00:00Z',
  'updateMe.tourStep': 3,
  'updateSchoolClass.name': '3a',
  'createWebhook.address': 'https://portal.example/lernspur',
  'updateWebhook.address': 'https://portal.example/lernspur',
}

const formats: Readonly<Record<string, string>> = {
  uuid: '01981e6a-7f00-7000-8000-3a5f1c2b4d6e',
  email: 'lea.sommer@schule.example',
  date: '2026-09-15',
  'date-time': '2026-09-15T08:00:00Z',
  uri: 'https://schule.example/',
}

const ofText = ({ format, minLength = 0, maxLength = 1000 }: JsonSchema): string =>
  (format && formats[format]) ?? 'Beispiel'.padEnd(minLength, '.').slice(0, maxLength)

/**
 * A body that a schema of `call` accepts, with all of its fields. Its ids do not exist, so a call with this body is
 * checked only up to the rows that it names.
 */
export const exampleOf = (call: string, schema: JsonSchema, name = ''): unknown => {
  const known = byCall[`${call}.${name}`] ?? byName[name]
  if (known !== undefined) return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (first) return exampleOf(call, first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, shape]) => [key, exampleOf(call, shape, key)]),
      )
    case 'array':
      return schema.items ? [exampleOf(call, schema.items)] : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    default:
      return ofText(schema)
  }
}
