/** Somebody who works at a school or for the provider. */
export interface StaffPlan {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roleType: 'admin' | 'manager' | 'user'
}

const person = (email: string, firstName: string, lastName: string, roleType: StaffPlan['roleType']): StaffPlan => ({
  email,
  firstName,
  lastName,
  roleType,
})

export const providerStaff = [person('anbieter@lernspur.example', 'Alex', 'Morgenstern', 'admin')]

export const germanStaff = [
  person('inhaberin@schule.example', 'Katharina', 'Wendt', 'admin'),
  person('leitung@schule.example', 'Matthias', 'Ohlendorf', 'manager'),
  person('lehrerin@schule.example', 'Miriam', 'Falkenberg', 'user'),
  person('fachlehrer@schule.example', 'Jonas', 'Reinhardt', 'user'),
  person('s.aktas@schule.example', 'Selma', 'Aktaş', 'user'),
  person('p.lindner@schule.example', 'Peter', 'Lindner', 'user'),
  person('n.becker@schule.example', 'Nora', 'Becker', 'user'),
]

export const swissStaff = [
  person('inhaberin@nachbarschule.example', 'Regula', 'Zimmerli', 'admin'),
  person('u.baechtold@nachbarschule.example', 'Urs', 'Bächtold', 'user'),
  person('c.moser@nachbarschule.example', 'Chantal', 'Moser', 'user'),
]
