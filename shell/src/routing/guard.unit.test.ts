import { describe, expect, test } from 'bun:test'
import type { PageRule } from '@lernspur/contracts/area-route.contract'
import { createAreaMap } from '@lernspur/federation/runtime/area-map'
import { pageRegistry } from '@lernspur/federation/runtime/page-registry'
import { areaRelease, shellRelease } from '@lernspur/federation/testing/releases'
import { type GuardState, guard as guardWith } from './guard'

/** As declared in the areas' routes. */
const rules: readonly PageRule[] = [
  { pattern: '/provider', needs: ['provider'] },
  { pattern: '/school', needs: ['leader'] },
  { pattern: '/class', needs: ['school'] },
  { pattern: '/class/:classId', needs: ['school', 'finished-class'] },
  { pattern: '/classes', needs: ['school'] },
  { pattern: '/create-class', needs: ['school'] },
  { pattern: '/school-setup', needs: ['school'] },
  { pattern: '/class-setup', needs: ['school'], setup: 'class' },
  { pattern: '/onboarding', needs: [], setup: 'person' },
]
const teacherArea = {
  state: 'enabled' as const,
  current: areaRelease('teacher', 1, { rules: [...rules] }),
  fallback: null,
}
const { ruleOf } = createAreaMap(
  pageRegistry({ shell: { current: shellRelease(1), fallback: null }, areas: { teacher: teacherArea } }),
)
const guard = (state: GuardState, path: string) =>
  guardWith(state, path, { needs: [], ...ruleOf(path), setupOf: { person: '/onboarding/', class: '/class-setup/' } })

const visitor: GuardState = {
  isSignedIn: false,
  isSetupCompleted: true,
  mustConsent: false,
  hasSchool: true,
  isManager: false,
  isProvider: false,
  isClassFinalized: null,
}
const teacher: GuardState = { ...visitor, isSignedIn: true }
const manager: GuardState = { ...teacher, isManager: true }
const provider: GuardState = { ...teacher, isProvider: true }

describe('a visitor', () => {
  test.each([
    '/',
    '/class/1/skills',
    '/provider',
    '/school/1/settings',
    '/profile',
    '/authors',
    '/users',
    '/onboarding/',
  ])('who opens %s is redirected to the sign-in page', (path) => expect(guard(visitor, path)).toBe('/auth/login'))
  test.each(['/auth/login', '/auth/register', '/auth', '/legal/privacy', '/verify', '/user/invitations'])(
    'may open %s',
    (path) => expect(guard(visitor, path)).toBeNull(),
  )
})

describe('a signed-in user', () => {
  test('is redirected from the sign-in pages to the start page', () => {
    expect(guard(teacher, '/auth/login')).toBe('/')
    expect(guard(teacher, '/auth/reset-password')).toBe('/')
  })

  test('may confirm a new e-mail address', () => {
    expect(guard(teacher, '/auth/email-change')).toBeNull()
  })

  test('sees provider pages in the provider tenant only', () => {
    expect(guard(teacher, '/provider/tenant')).toBe('/')
    expect(guard(manager, '/provider')).toBe('/')
    expect(guard(provider, '/provider/tenant')).toBeNull()
  })

  test('sees school pages as admin or manager only', () => {
    expect(guard(teacher, '/school/1/settings')).toBe('/')
    expect(guard(manager, '/school/1/settings/classes')).toBeNull()
    expect(guard(teacher, '/schools')).toBeNull()
  })

  test.each(['/', '/class/1/skills', '/user/invitations', '/class-setup'])(
    'whose setup is not completed is redirected from %s to the onboarding',
    (path) => expect(guard({ ...teacher, isSetupCompleted: false }, path)).toBe('/onboarding/'),
  )

  test.each(['/legal', '/legal/privacy', '/auth/email-change'])('whose setup is not completed may open %s', (path) => {
    expect(guard({ ...teacher, isSetupCompleted: false }, path)).toBeNull()
    expect(guard({ ...teacher, isSetupCompleted: false, hasSchool: false }, path)).toBeNull()
  })

  test('whose setup is not completed may open the onboarding', () => {
    expect(guard({ ...teacher, isSetupCompleted: false }, '/onboarding/')).toBeNull()
    expect(guard({ ...teacher, isSetupCompleted: false }, '/onboarding')).toBeNull()
  })
})

describe('a user who has not agreed to the texts in force', () => {
  const unrequested = { ...teacher, mustConsent: true, isSetupCompleted: false }

  test.each(['/', '/profile', '/class/1/skills', '/onboarding/', '/user/invitations'])(
    'is asked before %s is shown',
    (path) => expect(guard(unrequested, path)).toBe('/consent'),
  )

  test.each(['/consent', '/legal/terms', '/legal/privacy', '/auth/email-change'])('may open %s', (path) =>
    expect(guard(unrequested, path)).toBeNull(),
  )

  test('is not asked again', () => expect(guard(teacher, '/consent')).toBe('/'))
})

describe('a user without a school', () => {
  const schoolless = { ...teacher, hasSchool: false }

  test.each([
    '/class/1/skills',
    '/classes',
    '/class-setup',
    '/create-class',
    '/school-setup/team',
    '/school/1/settings',
  ])('is redirected from %s to the start page, which says so', (path) => expect(guard(schoolless, path)).toBe('/'))

  test.each(['/', '/profile', '/user/invitations', '/subscription', '/legal/terms'])('may open %s', (path) =>
    expect(guard(schoolless, path)).toBeNull(),
  )
})

describe('a class', () => {
  const finalized = { ...teacher, isClassFinalized: true }
  const unfinished = { ...teacher, isClassFinalized: false }

  test('that is not set up redirects to its setup', () => {
    expect(guard(unfinished, '/class/1/skills')).toBe('/class-setup/')
    expect(guard(unfinished, '/class-setup')).toBeNull()
    expect(guard(unfinished, '/')).toBeNull()
    expect(guard(unfinished, '/classes')).toBeNull()
  })

  test('that is set up has no setup page', () => {
    expect(guard(finalized, '/class-setup')).toBe('/')
    expect(guard(finalized, '/class/1/skills')).toBeNull()
  })

  test('that is unknown does not block navigation', () => {
    expect(guard(teacher, '/class/1/skills')).toBeNull()
    expect(guard(teacher, '/class-setup')).toBeNull()
  })
})
