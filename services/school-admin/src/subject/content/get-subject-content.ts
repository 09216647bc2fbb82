import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { findContents } from './find-contents'
import { presentContent } from './subject-content'

/** What is inside a subject that the caller may read; NOT_FOUND for any other. */
export const getSubjectContent = async (call: Call, schoolSubjectId: string) => {
  const [content] = await findContents(call, [schoolSubjectId])
  return content ? presentContent(content) : refuse('NOT_FOUND')
}
