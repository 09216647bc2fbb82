import type { CreateOwnTemplate, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { newContent } from '../content/subject-content'
import { writeSubjects } from '../content/write-subjects'

/** Creates a template of the school with its contents. */
export const createSubjectTemplate = (call: Call, input: CreateOwnTemplate): Promise<Subject> =>
  call.write(async (tx) => {
    const [row] = await writeSubjects(tx, call, null, [
      { ...input, originId: null, domains: newContent(input.domains) },
    ])
    return row ?? refuse('UNKNOWN')
  })
