import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'

/** People of the demo school, by role. */
const addresses = {
  /** Class teacher of 3a. */
  teacher: 'lehrerin@schule.example',
  /** Teaches English in 3a, nothing else. */
  subjectTeacher: 'fachlehrer@schule.example',
  /** Class teacher of 3b, and of Kunst in 5c. */
  teacherOf3b: 's.aktas@schule.example',
  /** Class teacher of 5c, and of Sport and Musik in 3b. */
  teacherOf5c: 'p.lindner@schule.example',
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

/** E-mail address and password of a person. */
export const personOf = (name: PersonName): Person => ({ address: addresses[name], password: demoPassword })
