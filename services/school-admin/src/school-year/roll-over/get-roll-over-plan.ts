import type { RollOverPlan, RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import type { Call } from '@lernspur/service-kit/call/call'
import { type ClassFacts, classFacts } from './class-facts'
import { nextClass } from './next-class'
import { type RollOverYear, requireYears } from './roll-over.policy'

const lineOf = (facts: ClassFacts, topLevel: number | null, userId: string): RollOverPlanLine => {
  const { id: schoolClassId, creatorId, creatorIsActive, version: _, ...visible } = facts
  const proposal = { ...nextClass(facts, topLevel), creatorId: creatorIsActive ? creatorId : userId }
  return { ...visible, schoolClassId, proposal }
}

/** What becomes of the classes of a year by rule, and who may take them (rule roll-over.2). */
export const getRollOverPlan = async (call: Call, fromYearId: string, toYearId: string): Promise<RollOverPlan> => {
  const { tenantId, userId } = call.actor
  const [years, facts, people, [span]] = await call.read((tx) => [
    tx<RollOverYear[]>`
      select sy.id, sy.name, sy.school_year_start from school_year sy
      where sy.tenant_id = ${tenantId} and sy.id in (${fromYearId}, ${toYearId})`,
    classFacts(tx, { tenantId, fromYearId, toYearId }),
    tx<Person[]>`
      select u.id, u.first_name, u.last_name, u.avatar
      from user_role ur join app_user u on u.id = ur.user_id
      where ur.tenant_id = ${tenantId} and ur.status = 'active'
      order by u.last_name, u.first_name, u.id`,
    tx<{ topLevel: number }[]>`
      select sts.top_level
      from tenant t
      join school_type_span sts on sts.school_type_id = t.school_type_id
        and (sts.state_id is null or sts.state_id = t.state_id)
      where t.id = ${tenantId}
      order by sts.state_id nulls last limit 1`,
  ])
  const { fromYear, toYear } = requireYears(call, years, fromYearId, toYearId)
  const named = ({ id, name }: RollOverYear) => ({ id, name })
  return {
    fromYear: named(fromYear),
    toYear: named(toYear),
    lines: facts.map((one) => lineOf(one, span?.topLevel ?? null, userId)),
    people: [...people],
  }
}
