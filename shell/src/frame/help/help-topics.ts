import { paths } from '@lernspur/app-runtime'
import type { Audience } from '@lernspur/contracts/area-route.contract'

/** Names of the topics that the help explains; each has its texts in both languages. */
export type HelpName = keyof typeof import('../../../help/de.json')

/** What topics are about, in their order. */
export const helpSubjects = [
  'release-notes',
  'observation',
  'children',
  'report',
  'class',
  'school',
  'provider',
  'general',
] as const
export type HelpSubject = (typeof helpSubjects)[number]

interface HelpTopic {
  readonly name: HelpName
  readonly subject: HelpSubject
  /** Whom it is for; everybody includes those who belong to no school. */
  readonly for: Audience | 'everybody'
  /** Patterns of the pages that it is about; the first that the user may open is linked. */
  readonly pages: readonly string[]
}

/** Parameters of patterns. */
const [inClass, inSchool] = [':classId', ':schoolId']

const observe = [paths.capture(inClass), paths.home]
const reports = [paths.reports(inClass), paths.report(inClass, ':reportId')]

/** Every topic of the help, in the order in which they are listed. */
export const helpTopics: readonly HelpTopic[] = [
  { name: 'release-notes', subject: 'release-notes', for: 'school', pages: [] },
  { name: 'release-notes-school', subject: 'release-notes', for: 'leader', pages: [] },
  { name: 'release-notes-provider', subject: 'release-notes', for: 'provider', pages: [] },
  { name: 'observe', subject: 'observation', for: 'school', pages: observe },
  { name: 'note', subject: 'observation', for: 'school', pages: [paths.capture(inClass)] },
  { name: 'seating', subject: 'observation', for: 'school', pages: [paths.capture(inClass)] },
  { name: 'matrix', subject: 'observation', for: 'school', pages: [paths.classSkills(inClass)] },
  { name: 'look-back', subject: 'observation', for: 'school', pages: [paths.lookBack(inClass), paths.home] },
  { name: 'offline', subject: 'observation', for: 'school', pages: [...observe, paths.classSkills(inClass)] },
  { name: 'undo', subject: 'observation', for: 'school', pages: [paths.classSkills(inClass), paths.capture(inClass)] },
  {
    name: 'sheet',
    subject: 'observation',
    for: 'school',
    pages: [paths.classSkills(inClass), paths.students(inClass)],
  },
  {
    name: 'child',
    subject: 'children',
    for: 'school',
    pages: [paths.students(inClass), paths.student(inClass, ':studentId')],
  },
  {
    name: 'talk',
    subject: 'children',
    for: 'school',
    pages: [paths.students(inClass), paths.studentTalks(inClass, ':studentId')],
  },
  { name: 'statistics', subject: 'children', for: 'school', pages: [paths.classStatistics(inClass)] },
  { name: 'why', subject: 'children', for: 'school', pages: [paths.classStatistics(inClass), ...reports] },
  { name: 'reports', subject: 'report', for: 'school', pages: [paths.reports(inClass)] },
  { name: 'write', subject: 'report', for: 'school', pages: reports },
  { name: 'official-form', subject: 'report', for: 'school', pages: reports },
  { name: 'grades', subject: 'report', for: 'school', pages: reports },
  { name: 'blocks', subject: 'report', for: 'school', pages: reports },
  { name: 'complete', subject: 'report', for: 'school', pages: reports },
  { name: 'correct', subject: 'report', for: 'school', pages: reports },
  { name: 'seal', subject: 'report', for: 'everybody', pages: [paths.verify] },
  { name: 'class', subject: 'class', for: 'school', pages: [paths.createClass, paths.classes] },
  { name: 'share', subject: 'class', for: 'school', pages: [paths.classTeam(inClass), paths.classSettings(inClass)] },
  { name: 'share-until', subject: 'class', for: 'school', pages: [paths.classTeam(inClass)] },
  { name: 'subjects', subject: 'class', for: 'school', pages: [paths.classSubjects(inClass)] },
  { name: 'scales', subject: 'class', for: 'school', pages: [paths.classVisual(inClass)] },
  { name: 'children', subject: 'class', for: 'school', pages: [paths.classStudents(inClass)] },
  { name: 'invite', subject: 'school', for: 'leader', pages: [paths.schoolUsers(inSchool)] },
  { name: 'import', subject: 'school', for: 'leader', pages: [paths.schoolStudents(inSchool)] },
  { name: 'year', subject: 'school', for: 'leader', pages: [paths.schoolYears(inSchool)] },
  { name: 'timetable', subject: 'school', for: 'leader', pages: [`${paths.school(inSchool)}/timetable`] },
  { name: 'enm-file', subject: 'school', for: 'leader', pages: [`${paths.school(inSchool)}/enm-file`] },
  { name: 'official-forms', subject: 'school', for: 'leader', pages: [paths.school(inSchool)] },
  { name: 'programs', subject: 'school', for: 'leader', pages: [`${paths.school(inSchool)}/programs`] },
  { name: 'templates', subject: 'school', for: 'leader', pages: [paths.schoolSubjects(inSchool)] },
  { name: 'coverage', subject: 'school', for: 'leader', pages: [paths.schoolCoverage] },
  { name: 'erase', subject: 'school', for: 'leader', pages: [paths.schoolErasures(inSchool)] },
  { name: 'closing', subject: 'school', for: 'leader', pages: [paths.schoolClosing(inSchool)] },
  { name: 'schools', subject: 'provider', for: 'provider', pages: [paths.providerTenants, paths.providerUsers] },
  { name: 'whitelist', subject: 'provider', for: 'provider', pages: [paths.providerWhitelist] },
  { name: 'announce', subject: 'provider', for: 'provider', pages: [paths.providerAnnouncements] },
  { name: 'forms', subject: 'provider', for: 'provider', pages: ['/provider/official-forms'] },
  { name: 'search', subject: 'general', for: 'everybody', pages: [paths.home] },
  { name: 'account', subject: 'general', for: 'everybody', pages: [paths.profile] },
  { name: 'calendar', subject: 'general', for: 'everybody', pages: [paths.profile] },
  { name: 'app', subject: 'general', for: 'everybody', pages: [] },
]
