/**
 * What a program may be allowed, by noun, and for whom its token is made (rule program.2). A call of the contract that
 * names one of these as `program` is open to programs that have it; all other calls are open to none.
 */
export const programScopes = {
  'classes:read': 'school',
  'counts:read': 'school',
  'school-years:read': 'school',
  'students:read': 'school',
  'students:write': 'school',
  'subject-templates:read': 'school',
  'installation:read': 'provider',
  'schools:read': 'provider',
  'template-versions:read': 'provider',
} as const satisfies Readonly<Record<`${string}:${'read' | 'write'}`, 'school' | 'provider'>>

export type ProgramScope = keyof typeof programScopes

export const programScopeNames = Object.keys(programScopes) as [ProgramScope, ...ProgramScope[]]

/** The scopes that a token of a school, or of the provider, may have. */
export const scopesFor = (isProvider: boolean): readonly ProgramScope[] =>
  programScopeNames.filter((scope) => (programScopes[scope] === 'provider') === isProvider)
