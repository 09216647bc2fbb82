import { subjectRoutes } from '@lernspur/contracts/subject.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listSubjects } from './list-subjects'

export const subjectSlice = slice(subjectRoutes, {
  listSubjects: ({ call, list }) => listSubjects(call, list),
})
