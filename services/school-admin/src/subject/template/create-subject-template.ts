import type { CreateSubjectTemplate, Subject } from '@lernspur/contracts/subject.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { writeSubjects } from '../content/write-subjects'

/** Creates an empty template of the school. */
export const createSubjectTemplate = (call: Call, input: CreateSubjectTemplate): Promise<Subject> =>
  call.write(async (tx) => {
    const [row] = await writeSubjects(tx, call, null, [{ ...input, originId: null, domains: [] }])
    return row ?? refuse('UNKNOWN')
  })
