import { expect, test } from 'bun:test'
import { mayCall } from './page-document'

test.each([
  [[], 'Open to everybody.'],
  [[{ preSession: [] }, { session: [] }], 'Open to everybody.'],
  [[{ session: [] }], 'For whoever is signed in.'],
  [[{ session: ['manager'], csrf: [] }], 'For managers and admins of the current school.'],
  [[{ session: ['admin'] }], 'For admins of the current school.'],
  [
    [{ session: ['manager'] }, { program: ['counts:read'] }],
    'For managers and admins of the current school. For programs with the scope `counts:read`.',
  ],
  [[{ session: ['class:write'] }], 'Needs the right `write` on the class that the call is about.'],
])('who may make a call follows from %j', (security, sentence) => expect(mayCall({ security })).toBe(sentence))
