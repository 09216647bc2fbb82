import { describe, expect, test } from 'bun:test'
import { demoSignIns } from '../demo-sign-ins'
import { germanSchool, swissSchool } from '../schools/schools'
import { aboutChild } from './child-plan'
import { providerStaff } from './staff'

const schools = [germanSchool, swissSchool]
const classes = schools.flatMap((school) => school.classes)

// Latin, Latin-1, Latin Extended-A and the Romanian comma letters: the font that ships with the product has them all.
const drawable = /^[ -~\u00a0-\u017f\u0218-\u021b]+$/

describe.each(classes.map((plan) => [`${plan.name} ${plan.nickname}`, plan] as const))('class %s', (_, plan) => {
  test('has 22 to 26 children, sorted by first name, none twice', () => {
    expect(plan.children.length).toBeWithin(22, 27)
    const names = plan.children.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
  })

  test('has names that the font can draw', () => {
    for (const { firstName, lastName } of plan.children) {
      expect(firstName).toMatch(drawable)
      expect(lastName).toMatch(drawable)
    }
  })

  test('is taught by people of its school', () => {
    const school = schools.find((one) => one.classes.includes(plan))
    const addresses = school?.staff.map(({ email }) => email)
    for (const email of [plan.teacher, ...plan.shares.map((share) => share.email)]) expect(addresses).toContain(email)
  })
})

test('everybody who may be tried out exists', () => {
  const staff = [...providerStaff, ...schools.flatMap((school) => school.staff)].map(({ email }) => email)
  expect(new Set(staff).size).toBe(staff.length)
  for (const { address } of demoSignIns) expect(staff).toContain(address)
})

test('texts about a student use the first name and pronouns', () => {
  const text = '{name} weiß, was {er} kann. {Er} mag {sein}e Klasse, sie hilft {ihm}. {Sein}e Bilder!'
  expect(aboutChild(text, { firstName: 'Ida', lastName: 'S', pronoun: 'sie' })).toBe(
    'Ida weiß, was sie kann. Sie mag ihre Klasse, sie hilft ihr. Ihre Bilder!',
  )
  expect(aboutChild(text, { firstName: 'Ben', lastName: 'K', pronoun: 'er' })).toBe(
    'Ben weiß, was er kann. Er mag seine Klasse, sie hilft ihm. Seine Bilder!',
  )
})
