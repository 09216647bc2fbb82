import { expect, test } from 'bun:test'
import { targetOf } from './notification-target'

const notification = { type: 'general' as const, targetId: null, metaData: null }

test.each([
  ['a shared class', { type: 'classInvite' as const, targetId: 'c1' }, '/class/c1/skills'],
  [
    'a report',
    { type: 'reportSubjectCompleted' as const, targetId: 'r1', metaData: { schoolClassId: 'c1' } },
    '/class/c1/reports/single/r1',
  ],
  ['a page that is named', { metaData: { path: '/classes' } }, '/classes'],
  ['another site', { metaData: { path: '//evil.example' } }, null],
  ['nothing', {}, null],
])('leads to %s', (_, changes, wanted) => expect(targetOf({ ...notification, ...changes })).toBe(wanted))
