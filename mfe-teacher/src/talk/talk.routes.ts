import type { AreaRoute } from '@lernspur/app-runtime'

/** Talks with the parents of a child, below `/class/{classId}`. */
export default [
  {
    path: 'student/:studentId/talks',
    lazy: () => import('./talks.screen'),
    handle: {
      reads: ['/api/classes/:classId/students/:studentId/overview'],
      verbs: [{ text: 'teacher.page:verb.talk', words: 'teacher.page:verb.talkWords', icon: 'messages-square' }],
    },
  },
  {
    path: 'student/:studentId/talks/:talkSheetId',
    lazy: () => import('./talk.screen'),
    handle: { reads: ['/api/classes/:classId/students/:studentId/overview', '/api/talk-sheets/:talkSheetId'] },
  },
] satisfies AreaRoute[]
