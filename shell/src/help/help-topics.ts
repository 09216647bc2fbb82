import type { Audience } from '@lernspur/contracts/area-route.contract'

/** Names of the topics that the help explains; each has its texts in both languages. */
export type HelpName = keyof typeof import('../../help/de.json')

/** What topics are about, in their order. */
export const helpSubjects = ['observation', 'children', 'report', 'class', 'school', 'provider', 'general'] as const
export type HelpSubject = (typeof helpSubjects)[number]

interface HelpTopic {
  readonly name: HelpName
  readonly subject: HelpSubject
  /** Whom it is for. */
  readonly for: readonly Audience[]
  /** Patterns of the pages that it is about; the first that the user may open is linked. */
  readonly pages: readonly string[]
}

const school = ['school'] as const
const leader = ['leader'] as const
const provider = ['provider'] as const
const everybody = ['school', 'provider'] as const

const inClass = (page: string) => `/class/:classId/${page}`
const inSchool = (page: string) => `/school/:schoolId/settings/${page}`

const observe = [inClass('observe'), '/']
const reports = [inClass('reports'), inClass('reports/single/:reportId')]

/** Every topic of the help, in the order in which they are listed. */
export const helpTopics: readonly HelpTopic[] = [
  { name: 'observe', subject: 'observation', for: school, pages: observe },
  { name: 'note', subject: 'observation', for: school, pages: [inClass('observe')] },
  { name: 'seating', subject: 'observation', for: school, pages: [inClass('observe')] },
  { name: 'matrix', subject: 'observation', for: school, pages: [inClass('skills')] },
  { name: 'look-back', subject: 'observation', for: school, pages: [inClass('look-back'), '/'] },
  { name: 'offline', subject: 'observation', for: school, pages: [...observe, inClass('skills')] },
  { name: 'undo', subject: 'observation', for: school, pages: [inClass('skills'), inClass('observe')] },
  { name: 'sheet', subject: 'observation', for: school, pages: [inClass('skills'), inClass('student')] },
  { name: 'child', subject: 'children', for: school, pages: [inClass('student'), inClass('student/:studentId')] },
  { name: 'talk', subject: 'children', for: school, pages: [inClass('student'), inClass('student/:studentId/talks')] },
  { name: 'statistics', subject: 'children', for: school, pages: [inClass('statistics')] },
  { name: 'why', subject: 'children', for: school, pages: [inClass('statistics'), ...reports] },
  { name: 'reports', subject: 'report', for: school, pages: [inClass('reports')] },
  { name: 'write', subject: 'report', for: school, pages: reports },
  { name: 'blocks', subject: 'report', for: school, pages: reports },
  { name: 'complete', subject: 'report', for: school, pages: reports },
  { name: 'correct', subject: 'report', for: school, pages: reports },
  { name: 'seal', subject: 'report', for: everybody, pages: ['/verify'] },
  { name: 'class', subject: 'class', for: school, pages: ['/create-class', '/classes'] },
  { name: 'share', subject: 'class', for: school, pages: [inClass('settings/classTeam'), inClass('settings')] },
  { name: 'subjects', subject: 'class', for: school, pages: [inClass('settings/schoolSubjects')] },
  { name: 'scales', subject: 'class', for: school, pages: [inClass('settings/performanceVisual')] },
  { name: 'children', subject: 'class', for: school, pages: [inClass('settings/students')] },
  { name: 'invite', subject: 'school', for: leader, pages: [inSchool('users')] },
  { name: 'import', subject: 'school', for: leader, pages: [inSchool('students')] },
  { name: 'year', subject: 'school', for: leader, pages: [inSchool('schoolYears')] },
  { name: 'templates', subject: 'school', for: leader, pages: [inSchool('schoolSubjectTemplates')] },
  { name: 'coverage', subject: 'school', for: leader, pages: ['/school-coverage'] },
  { name: 'erase', subject: 'school', for: leader, pages: [inSchool('erasures')] },
  { name: 'closing', subject: 'school', for: leader, pages: [inSchool('closing')] },
  { name: 'schools', subject: 'provider', for: provider, pages: ['/provider/tenant', '/provider/user'] },
  { name: 'whitelist', subject: 'provider', for: provider, pages: ['/provider/whitelist'] },
  { name: 'announce', subject: 'provider', for: provider, pages: ['/provider/announcements'] },
  { name: 'search', subject: 'general', for: everybody, pages: ['/'] },
  { name: 'account', subject: 'general', for: everybody, pages: ['/profile'] },
  { name: 'app', subject: 'general', for: everybody, pages: [] },
]
