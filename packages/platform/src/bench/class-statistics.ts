import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { Problem } from '../console/problem'
import { atMost } from './budget-result'
import type { Installation } from './installation'
import { askTimes, type Load, middleOf } from './load'
import { signIn } from './visitor'

/** Observations of the measured class. */
const size = 20_000
/** Calls of each view, and runs of its plain statement, in one round. Rounds take turns: a busy machine slows both. */
const times = 5
const rounds = 5

/** A statistics view of a large class, and a plain statement that counts the same. */
export interface MeasuredView {
  readonly name: string
  readonly call: Load
  readonly plain: Load
}

const latest = `
  select distinct on (o.student_id, o.competence_id) o.student_id, o.competence_id, pl.level from observation o
  join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
  where o.school_class_id = $1
  order by o.student_id, o.competence_id, o.observed_at desc, o.created_at desc, o.id desc`

/** The numbers of each view as plain SQL: without rights, scales and empty cells. */
const plainViews: Readonly<Record<string, string>> = {
  levels: `
    select cd.school_subject_id, cd.id as domain_id, c.id as competence_id, latest.level, count(*) from (${latest}) as latest
    join competence c on c.id = latest.competence_id join competence_domain cd on cd.id = c.domain_id
    group by grouping sets ((cd.school_subject_id, latest.level), (cd.school_subject_id, cd.id, latest.level),
      (cd.school_subject_id, cd.id, c.id, latest.level))`,
  development: `
    select latest.id, latest.school_subject_id, latest.level, count(*) from (
      select distinct on (stm.id, o.student_id, o.competence_id) stm.id, o.school_subject_id, pl.level from observation o
      join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
      join school_term stm on stm.tenant_id = o.tenant_id and o.observed_at between stm.start_date and stm.end_date
      where o.school_class_id = $1
      order by stm.id, o.student_id, o.competence_id, o.observed_at desc, o.created_at desc, o.id desc) as latest
    group by grouping sets ((latest.id, latest.level), (latest.id, latest.school_subject_id, latest.level))`,
  coverage: `
    select o.school_subject_id, o.competence_id, o.student_id, count(*), max(o.observed_at) from observation o
    where o.school_class_id = $1 group by o.school_subject_id, o.competence_id, o.student_id`,
  assessments: `
    select o.performance_assessment_id, pl.level, count(*), count(distinct o.student_id), count(distinct o.competence_id)
    from observation o left join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
    where o.school_class_id = $1 group by grouping sets ((o.performance_assessment_id), (o.performance_assessment_id, pl.level))`,
}

/** Gives the class exactly that many entries: removes those of other measurements, or repeats existing ones. */
const fill = async ({ owner }: Installation, classId: string): Promise<void> => {
  await owner`
    delete from observation where school_class_id = ${classId} and id in (
      select id from observation where school_class_id = ${classId} order by id offset ${size})`
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
      performance_level_id, performance_assessment_id, observed_at, creator_id, updated_by_id)
    select o.tenant_id, o.student_id, o.school_class_id, o.school_subject_id, other.competence_id, o.performance_level_id,
      o.performance_assessment_id, o.observed_at, o.creator_id, o.creator_id
    from observation o
    cross join generate_series(1, 40) as n
    cross join lateral (
      select c.id as competence_id from competence c
      join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      where cd.school_subject_id = o.school_subject_id order by md5(c.id::text || n || o.id::text) limit 1) as other
    where o.school_class_id = ${classId}
    limit ${size}::integer - (select count(*) from observation o where o.school_class_id = ${classId})`
  await owner`vacuum analyze observation`
}

/** Gives the class of a teacher of the district 20,000 observations and measures its views. */
export const measureClassStatistics = async (installation: Installation, email: string): Promise<MeasuredView[]> => {
  const { owner, url } = installation
  const [found] = await owner<{ id: string }[]>`
    select sc.id from school_class sc join app_user u on u.id = sc.creator_id where u.email = ${email}`
  if (!found) throw new Problem(`${email} has no class.`)
  await fill(installation, found.id)
  const teacher = await signIn(url, email, demoPassword)
  const measured: MeasuredView[] = []
  for (const [name, sql] of Object.entries(plainViews)) {
    const ask = () => teacher.call('GET', `/classes/${found.id}/statistics/${name}`).then(() => {})
    const count = () => owner.unsafe(sql, [found.id], { prepare: true }).then(() => {})
    await askTimes(3, ask)
    await askTimes(3, count)
    const [plain, call]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await askTimes(times, count))
      call.push(await askTimes(times, ask))
    }
    measured.push({ name, plain: middleOf(plain), call: middleOf(call) })
  }
  return measured
}

/** The views as lines for people. */
export const classStatisticsLines = (views: readonly MeasuredView[]): string[] =>
  views.map(
    ({ name, call, plain }) =>
      `  Statistics of ${size.toLocaleString('en')} observations, ${name}: p50 ${call.p50.toFixed(1)} ms, plain SQL ${plain.p50.toFixed(1)} ms, ${atMost(Number((call.p50 / plain.p50).toFixed(2)), 3, ' x')}`,
  )
