import type { CreateSubject, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { newContent } from './content/subject-content'
import { writeSubjects } from './content/write-subjects'

/**
 * Creates a subject of a class with its contents, by default of the class's level; CREATE_NOT_ALLOWED without the right to manage
 * competences.
 */
export const createSubject = (call: Call, schoolClassId: string, input: CreateSubject): Promise<Subject> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'competences', 'CREATE_NOT_ALLOWED')
    const [location] = await tx<{ schoolLevel: number }[]>`
      select school_level from school_class
      where tenant_id = ${call.actor.tenantId} and id = ${schoolClassId} for key share`
    if (!location) return refuse('NOT_FOUND')
    const schoolLevel = input.schoolLevel ?? location.schoolLevel
    const domains = newContent(input.domains)
    const [row] = await writeSubjects(tx, call, schoolClassId, [{ ...input, schoolLevel, originId: null, domains }])
    return row ?? refuse('UNKNOWN')
  })
