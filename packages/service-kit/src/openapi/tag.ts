import type { Tag } from './openapi-document'

const tag = (name: string, description: string): Tag => ({ name, description })

const further = tag('Further calls', 'What fits no other group.')

/** Groups of calls; the first pattern that fits a path decides. */
const groups: readonly (readonly [pattern: RegExp, tag: Tag])[] = [
  [
    /^\/provider\//,
    tag('Provider', 'Schools, people and subject templates of the whole installation, for its provider.'),
  ],
  [/^\/auth\//, tag('Auth', 'Signing in and out, registration, passwords, addresses and second factors.')],
  [
    /^\/(invitations|notifications|users)\b/,
    tag('Invitations and notifications', 'Joining a school, the own account, and what one is told.'),
  ],
  [
    /^\/(program-tokens|webhooks|calendars)\b/,
    tag(
      'Programs',
      'Tokens of programs, addresses where they are told of events, and calendars that people subscribe to.',
    ),
  ],
  [/^\/ims\/case\//, tag('CASE', 'Published subject templates, as 1EdTech CASE 1.1 has them.')],
  [/^\/healthcheck$/, tag('Health', 'Whether the installation works.')],
  [/^\/tenants\//, tag('Tenant', 'The school itself, its people and its subject templates.')],
  [/\/report-groups\b|\/reports\b/, tag('Reports', 'Reports of a class, their groups and their printing.')],
  [/competence-domains\b/, tag('Competences', 'Domains of a subject and the competences in them.')],
  [/\bsubjects\b/, tag('Subjects', 'Subjects of a class and templates of subjects, with their export and import.')],
  [
    /\bstudents\b|^\/student-class-relations\b/,
    tag('Students', 'Students, and the classes and subjects they take part in.'),
  ],
  [/^\/classes\b/, tag('Classes', 'Classes, and who has which rights on them.')],
  [
    /^\/assessment-types\b/,
    tag('Assessment types (legacy)', 'The first version of scales, kept for earlier observations.'),
  ],
  [/^\/observations\b/, tag('Observations', 'What teachers see, in both versions.')],
  [/^\/school-years\b/, tag('School years', 'Years of a school and their terms.')],
  [/^\/performance-visuals\b/, tag('Performance visuals', 'Scales, their levels and the pictures of those.')],
  [
    /^\/performance-assessments\b/,
    tag('Performance assessments', 'What observations are assessed by, with weight and scale.'),
  ],
  [/^\/(states|school-types)$/, tag('Reference data', 'Countries’ states and types of schools.')],
]

/** Group of a call by its path below `/api`. */
export const tagOf = (path: string): Tag => groups.find(([pattern]) => pattern.test(path))?.[1] ?? further

/** Each of the tags once, by name. */
export const uniqueTags = (tags: readonly Tag[]): Tag[] =>
  [...new Map(tags.map((one) => [one.name, one])).values()].sort((one, other) => (one.name < other.name ? -1 : 1))
