/** Groups of calls as section 7 of the specification has them; the first pattern that fits a path decides. */
const groups: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\/provider\//, 'Provider'],
  [/^\/auth\//, 'Auth'],
  [/^\/(invitations|notifications|users)\b/, 'Invitations and notifications'],
  [/^\/healthcheck$/, 'Health'],
  [/^\/tenants\//, 'Tenant'],
  [/\/report-groups\b|\/reports\b/, 'Reports'],
  [/competence-domains\b/, 'Competences'],
  [/\bsubjects\b/, 'Subjects'],
  [/\bstudents\b|^\/student-class-relations\b/, 'Students'],
  [/^\/classes\b/, 'Classes'],
  [/^\/assessment-types\b/, 'Assessment types (legacy)'],
  [/^\/observations\b/, 'Observations'],
  [/^\/school-years\b/, 'School years'],
  [/^\/performance-visuals\b/, 'Performance visuals'],
  [/^\/performance-assessments\b/, 'Performance assessments'],
  [/^\/(states|school-types)$/, 'Reference data'],
]

/** Group of a call by its path below `/api`. */
export const tagOf = (path: string): string => groups.find(([pattern]) => pattern.test(path))?.[1] ?? 'Further calls'
