export interface DemoSignIn {
  readonly address: string
  /** Description for the list that the start command prints. */
  readonly role: string
  readonly password: string
}

/** The password of everybody in the demo school. */
export const demoPassword = 'lernspur-demo'

const signIn = (address: string, role: string): DemoSignIn => ({ address, role, password: demoPassword })

/** The people worth trying out; further teachers of the schools have the same password. */
export const demoSignIns: readonly DemoSignIn[] = [
  signIn('lehrerin@schule.example', 'class teacher of 3a'),
  signIn('fachlehrer@schule.example', 'teaches English in 3a, nothing else'),
  signIn('leitung@schule.example', 'head of the school'),
  signIn('inhaberin@schule.example', 'owner of the school'),
  signIn('inhaberin@nachbarschule.example', 'owner of another school, in Zürich'),
  signIn('anbieter@lernspur.example', 'provider of all schools'),
]
