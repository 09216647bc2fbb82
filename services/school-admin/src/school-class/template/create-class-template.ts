import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { copyScales } from '../../class-copy/copy-scales'
import { copySubjects } from '../../class-copy/copy-subjects'
import { copiedYear, readClassTemplate } from './class-template.query'

/**
 * Stores what a class has as a template, without children, team and entries (rule class-template.1). NOT_FOUND for a
 * class that the caller does not see, CREATE_NOT_ALLOWED for one on which the caller does not hold all rights.
 */
export const createClassTemplate = (call: Call, schoolClassId: string, name: string): Promise<ClassTemplate> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    await requireClassRight(tx, call.actor, schoolClassId, 'admin', 'CREATE_NOT_ALLOWED')
    const id = Bun.randomUUIDv7()
    const [made] = await tx<{ fromYearId: string | null }[]>`
      with source as (
        select sc.name, sc.school_level, ${copiedYear(tx)} as year_id from school_class sc
        where sc.tenant_id = ${tenantId} and sc.id = ${schoolClassId} for share
      ), made as (
        insert into school_class (tenant_id, id, name, nickname, school_level, is_template, origin_id, creator_id)
        select ${tenantId}, ${id}, name, ${name}, school_level, true, ${schoolClassId}, ${userId} from source
      )
      select year_id as from_year_id from source`
    if (!made) return refuse('NOT_FOUND')
    const classes = [{ fromClassId: schoolClassId, toClassId: id, fromYearId: made.fromYearId, toYearId: null }]
    await copySubjects(tx, tenantId, classes, { isTemplate: true })
    await copyScales(tx, tenantId, classes)
    await audit(tx, call, 'class-template.create', id)
    return readClassTemplate(tx, tenantId, id)
  })
