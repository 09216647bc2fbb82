import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

interface Uses {
  readonly classes: number
  readonly formerClasses: number
  readonly assessments: number
}

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const texts: Record<Language, Record<keyof Uses, (count: number) => string>> = {
  de: {
    classes: (count) => `In diesem Schuljahr: ${of(count, 'Klasse', 'Klassen')}.`,
    formerClasses: (count) => `Früher in diesem Schuljahr: ${of(count, 'Klasse', 'Klassen')}.`,
    assessments: (count) => `In seinen Halbjahren: ${of(count, 'Leistungsbewertung', 'Leistungsbewertungen')}.`,
  },
  en: {
    classes: (count) => `In this school year: ${of(count, 'class', 'classes')}.`,
    formerClasses: (count) => `Formerly in this school year: ${of(count, 'class', 'classes')}.`,
    assessments: (count) => `In its terms: ${of(count, 'assessment', 'assessments')}.`,
  },
}

const usesOf = async (tx: Transaction, tenantId: string, id: string): Promise<Uses | undefined> => {
  const [uses] = await tx<Uses[]>`
    select
      (select count(*) from school_class sc
        where sc.tenant_id = ${tenantId} and sc.school_year_id = ${id})::integer as classes,
      (select count(*) from school_class_year scy
        join school_class sc on sc.tenant_id = scy.tenant_id and sc.id = scy.school_class_id
        where scy.tenant_id = ${tenantId} and scy.school_year_id = ${id}
          and sc.school_year_id is distinct from ${id})::integer as former_classes,
      (select count(*) from performance_assessment pa
        join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
        where pa.tenant_id = ${tenantId} and stm.school_year_id = ${id})::integer as assessments`
  return uses
}

/** Deletes a year with its terms; FOREIGN_KEY_CONSTRAINT, with counts, while classes or assessments refer to it. */
export const deleteSchoolYear = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const found = await tx`select from school_year where tenant_id = ${tenantId} and id = ${id} for update`
    if (found.length === 0) refuse('NOT_FOUND')
    // Its terms as well: assessments refer to them, and take no lock on the year.
    await tx`
      select from school_term stm where stm.tenant_id = ${tenantId} and stm.school_year_id = ${id}
      order by stm.id for update`
    const uses = await usesOf(tx, tenantId, id)
    const blockers = (['classes', 'formerClasses', 'assessments'] as const).flatMap((path) => {
      const count = uses?.[path] ?? 0
      return count > 0 ? [{ path, message: texts[call.language][path](count) }] : []
    })
    if (blockers.length > 0) refuse('FOREIGN_KEY_CONSTRAINT', blockers)
    await tx`delete from school_year where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'school-year.delete', id)
    return undefined
  })
