import { expect, test } from 'bun:test'
import { createAreaMap } from '@lernspur/federation/runtime/area-map'
import { pageRegistry } from '@lernspur/federation/runtime/page-registry'
import { areaRelease, shellRelease } from '@lernspur/federation/testing/releases'
import { targetOf } from './notification-target'

const shows = {
  class: '/class/:classId/skills',
  reports: '/class/:classId/reports',
  'report-group': '/class/:classId/reports/group/:reportGroupId',
}
const teacher = { state: 'enabled' as const, current: areaRelease('teacher', 1, { shows }), fallback: null }
const { pathTo } = createAreaMap(
  pageRegistry({ shell: { current: shellRelease(1), fallback: null }, areas: { teacher } }),
)

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
])('targets %s', (_, changes, wanted) => expect(targetOf({ ...notification, ...changes }, pathTo)).toBe(wanted))
