import { demoPassword, demoSignIns } from '@lernspur/demo-school/demo-sign-ins'

/** The lines that `start` prints in demo mode. */
export const demoSignInLines = (): string[] => [
  `  Sign in with the password ${demoPassword} as`,
  ...demoSignIns.map(({ address, role }) => `    ${address.padEnd(34)} ${role}`),
]
