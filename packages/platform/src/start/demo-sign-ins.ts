/** People of the demo school, for whoever looks at it for the first time. */
const signIns = [
  ['lehrerin@schule.example', 'class teacher of 3a'],
  ['fachlehrer@schule.example', 'teaches one subject in 3a'],
  ['leitung@schule.example', 'head of the school'],
  ['inhaberin@schule.example', 'owner of the school'],
  ['anbieter@lernspur.example', 'provider of all schools'],
  ['inhaberin@nachbarschule.example', 'owner of another school'],
] as const

const password = 'lernspur-demo'

/** The lines that `start` prints in demo mode. */
export const demoSignInLines = (): string[] => [
  `  Sign in with the password ${password} as`,
  ...signIns.map(([email, who]) => `    ${email.padEnd(34)} ${who}`),
]
