import { demoPassword, demoSignIns } from '@lernspur/demo-school/demo-sign-ins'

/** People of the demo school, by role. */
const addresses = {
  /** Class teacher of 3a. */
  teacher: 'lehrerin@schule.example',
  /** Teaches English in 3a, nothing else. */
  subjectTeacher: 'fachlehrer@schule.example',
  head: 'leitung@schule.example',
  owner: 'inhaberin@schule.example',
  /** Owner of the second school. */
  neighbour: 'inhaberin@nachbarschule.example',
  provider: 'anbieter@lernspur.example',
} as const

export type PersonName = keyof typeof addresses

export interface Person {
  readonly address: string
  readonly password: string
}

/** E-mail address and password of a person. Throws if the demo school has no such person. */
export const personOf = (name: PersonName): Person => {
  const address = addresses[name]
  if (!demoSignIns.some((one) => one.address === address)) throw new Error(`${address} is no demo sign-in.`)
  return { address, password: demoPassword }
}
