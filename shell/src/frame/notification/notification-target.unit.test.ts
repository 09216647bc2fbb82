import { expect, test } from 'bun:test'
import { targetOf } from './notification-target'

const notification = { type: 'general' as const, targetId: null, metaData: null }

test.each([
  ['a shared class', { type: 'classInvite' as const, targetId: 'c1' }, '/class/c1/skills'],
  [
    'a group of reports',
    {
      type: 'reportSubjectCompleted' as const,
      targetId: 'g1',
      metaData: { schoolClassId: 'c1', reportGroupId: 'g1' },
    },
    '/class/c1/reports/group/g1',
  ],
  [
    'the reports of a class',
    { type: 'reportSubjectEditRequest' as const, targetId: 'c1', metaData: { schoolClassId: 'c1' } },
    '/class/c1/reports',
  ],
  ['a page that is named', { metaData: { path: '/classes' } }, '/classes'],
  ['another site', { metaData: { path: '//evil.example' } }, null],
  ['nothing', {}, null],
])('leads to %s', (_, changes, wanted) => expect(targetOf({ ...notification, ...changes })).toBe(wanted))
