import { type ProgramScope, programScopes } from './program-scope'

/**
 * What a webhook may tell a program, and the scope that its token needs to be told (rule webhook.1). An event names its
 * noun and what became of it; whoever gets one reads the rest by its token.
 */
export const programEvents = {
  'class.created': 'classes:read',
  'class.changed': 'classes:read',
  'class.closed': 'classes:read',
  'class.deleted': 'classes:read',
  'student.created': 'students:read',
  'student.changed': 'students:read',
  'student.moved': 'students:read',
  'student.deleted': 'students:read',
  'school_year.created': 'school-years:read',
  'school_year.changed': 'school-years:read',
  'school_year.deleted': 'school-years:read',
  'school.created': 'schools:read',
  'school.changed': 'schools:read',
  'school.deleted': 'schools:read',
  'template_version.published': 'template-versions:read',
  'template_version.changed': 'template-versions:read',
} as const satisfies Readonly<Record<`${string}.${string}`, ProgramScope>>

export type ProgramEvent = keyof typeof programEvents

export const programEventNames = Object.keys(programEvents) as [ProgramEvent, ...ProgramEvent[]]

/** The events of which a token with these scopes may be told. */
export const eventsFor = (scopes: readonly string[]): readonly ProgramEvent[] =>
  programEventNames.filter((event) => scopes.includes(programEvents[event]))

/** Whether an event is told to programs of the provider, and not to those of a school. */
export const isProviderEvent = (event: ProgramEvent): boolean => programScopes[programEvents[event]] === 'provider'
