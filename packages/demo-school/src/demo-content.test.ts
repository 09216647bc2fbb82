import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { proposeLevel } from '@lernspur/contracts/level-proposal'
import { observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import {
  type CalculationMethod,
  type ReportDomain,
  reportDomainSchema,
  reportLevelSchema,
  reportLimits,
} from '@lernspur/contracts/teacher/report.contract'
import type { Database } from '@lernspur/database/connection/connect'
import { seedDemo } from './seed-demo'
import { type DemoServer, startDemoServer } from './testing/demo-server'

const today = '2026-11-21'
let server: DemoServer
let db: Database

beforeAll(async () => {
  server = await startDemoServer()
  const ownerUrl = await server.emptyDatabase()
  await seedDemo(ownerUrl, { today })
  db = server.open(ownerUrl)
}, 120_000)

afterAll(() => server.stop())

const count = async (query: PromiseLike<{ count: number }[]>) => (await query)[0]?.count

describe('schools', () => {
  test('have their people, classes and children', async () => {
    const rows = await db`
      select t.name, t.is_wizard_finalized,
        (select count(*) from user_role ur where ur.tenant_id = t.id and ur.status = 'active') as people,
        (select count(*) from student s where s.tenant_id = t.id) as children,
        (select array_agg(sc.name order by sc.name) from school_class sc where sc.tenant_id = t.id) as classes
      from tenant t order by t.name`
    expect([...rows]).toEqual([
      {
        name: 'Grundschule am Lindenpark',
        isWizardFinalized: true,
        people: 7,
        children: 72,
        classes: ['3a', '3b', '5c'],
      },
      { name: 'Lernspur', isWizardFinalized: true, people: 1, children: 0, classes: null },
      { name: 'Primarschule Seewiese', isWizardFinalized: true, people: 3, children: 23, classes: ['3b'] },
    ])
  })

  test('share exactly one subject of 3a with the subject teacher', async () => {
    const rows = await db`
      select u.email, ss.name, ar.can_write_competence_entries, ar.can_manage_competences
      from class_access_right ar
      join school_class sc on sc.id = ar.school_class_id and sc.name = '3a'
      join app_user u on u.id = ar.user_id
      join class_access_right_subject ars on ars.class_access_right_id = ar.id
      join school_subject ss on ss.id = ars.school_subject_id`
    expect([...rows]).toEqual([
      {
        email: 'fachlehrer@schule.example',
        name: 'Englisch',
        canWriteCompetenceEntries: true,
        canManageCompetences: false,
      },
    ])
  })

  test('have global templates of two levels, own templates and subjects that know where they come from', async () => {
    const rows = await db`
      select t.name, ss.is_template, ss.school_level, count(*) as subjects, count(ss.origin_id) as copied
      from school_subject ss join tenant t on t.id = ss.tenant_id group by 1, 2, 3 order by 1, 2, 3`
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      'Grundschule am Lindenpark false 3 16 16',
      'Grundschule am Lindenpark false 5 8 8',
      'Grundschule am Lindenpark true 3 8 8',
      'Grundschule am Lindenpark true 5 8 8',
      'Lernspur true 3 8 0',
      'Lernspur true 5 8 0',
      'Primarschule Seewiese false 3 8 8',
      'Primarschule Seewiese true 3 8 0',
    ])
  })

  test('weigh the assessments of each class and semester to 100', async () => {
    const rows = await db<{ total: number; count: number; visuals: number }[]>`
      select sum(weighting)::int as total, count(*), count(distinct performance_visual_id) as visuals
      from performance_assessment group by tenant_id, school_class_id, school_term_id`
    expect(rows).toHaveLength(16)
    for (const row of rows) expect(row).toMatchObject({ total: 100, count: 3, visuals: 1 })
  })

  test('write no ß in Zürich', async () => {
    const texts = await db`
      select o.description as text from observation o join tenant t on t.id = o.tenant_id where t.name like 'Primar%'
      union all select c.description from competence c join tenant t on t.id = c.tenant_id where t.name like 'Primar%'
      union all select rs.comment from report_subject rs join tenant t on t.id = rs.tenant_id where t.name like 'Primar%'
      union all select r.summary_comment from report r join tenant t on t.id = r.tenant_id where t.name like 'Primar%'`
    expect(texts.filter(({ text }) => /ß|Halbjahr/.test(text ?? ''))).toEqual([])
  })
})

describe('observations', () => {
  test('lie before today, in the term of their assessment and on weekdays', async () => {
    const strays = db<{ count: number }[]>`
      select count(*) from observation o
      left join performance_assessment pa on pa.id = o.performance_assessment_id
      left join school_term stm on stm.id = pa.school_term_id
      where o.observed_at >= ${today} or o.created_at::date <> o.observed_at or extract(isodow from o.observed_at) > 5
        or (pa.id is not null and o.observed_at not between stm.start_date and stm.end_date)
        or (pa.id is null and o.performance_level_id is not null)
        or not exists (select from school_class_year scy join school_year sy on sy.id = scy.school_year_id
          where scy.school_class_id = o.school_class_id and o.observed_at between sy.school_year_start and sy.school_year_end)`
    expect(await count(strays)).toBe(0)
  })

  test('of a whole class share an instant, and what was noticed in passing does not', async () => {
    const [saved] = await db<{ classes: number; single: number }[]>`
      select count(*) filter (where calls.children > 12)::integer as classes,
        count(*) filter (where calls.children = 1)::integer as single
      from (
        select count(distinct o.student_id) as children from observation o
        group by o.school_class_id, o.competence_id, o.creator_id, o.created_at) as calls`
    expect(saved?.classes).toBeGreaterThan(100)
    expect(saved?.single).toBeGreaterThan(100)
  })

  test('concern children in subjects that they take, on the scale of the class', async () => {
    const strays = db<{ count: number }[]>`
      select count(*) from observation o
      left join performance_assessment pa on pa.id = o.performance_assessment_id
      left join performance_level pl on pl.id = o.performance_level_id
      left join student_subject_relation ssr on ssr.student_id = o.student_id and ssr.school_subject_id = o.school_subject_id
      left join competence c on c.id = o.competence_id
      left join competence_domain cd on cd.id = c.domain_id
      where ssr.id is null or cd.school_subject_id <> o.school_subject_id
        or pl.performance_visual_id <> pa.performance_visual_id`
    expect(await count(strays)).toBe(0)
  })

  test('carry a short note now and then, with the first name only', async () => {
    const rows = await db<{ description: string | null; firstName: string; lastName: string }[]>`
      select o.description, s.first_name, s.last_name from observation o join student s on s.id = o.student_id`
    const notes = rows.filter(({ description }) => description !== null)
    expect(notes.length / rows.length).toBeWithin(0.06, 0.1)
    expect(new Set(notes.map(({ description }) => description)).size).toBeGreaterThan(notes.length / 2)
    for (const { description, lastName } of notes) {
      expect(description?.length).toBeWithin(15, Math.min(200, observationLimits.description))
      expect(description).not.toMatch(/[{}]/)
      expect(description?.split(/\W/)).not.toContain(lastName)
    }
  })

  test('show growth and leave gaps', async () => {
    const years = await db<{ mean: number }[]>`
      select avg((pl.level - 1) / 3.0)::float8 as mean from observation o
      join performance_level pl on pl.id = o.performance_level_id
      join school_class sc on sc.id = o.school_class_id and sc.name in ('3a', '5c')
      group by o.observed_at < '2026-02-01', o.observed_at < '2026-08-01' order by min(o.observed_at)`
    const means = years.map(({ mean }) => mean)
    expect(means).toHaveLength(3)
    expect(means).toEqual(means.toSorted((a, b) => a - b))
    const unseen = db<{ count: number }[]>`
      select count(*) from competence c join competence_domain cd on cd.id = c.domain_id
      join school_subject ss on ss.id = cd.school_subject_id and ss.school_class_id is not null
      where not exists (select from observation o where o.competence_id = c.id and o.observed_at >= '2026-08-01')`
    expect(await count(unseen)).toBeGreaterThan(10)
  })
})

describe('reports', () => {
  interface ReportRow {
    readonly status: string
    readonly calculationMethod: CalculationMethod
    readonly performanceVisualLevels: unknown[]
    readonly summaryComment: string
    readonly comment: string
    readonly subjectStatus: string
    readonly domains: ReportDomain[]
    readonly entries: Record<string, Parameters<typeof proposeLevel>[0]> | null
  }

  let rows: readonly ReportRow[]

  beforeAll(async () => {
    rows = await db<ReportRow[]>`
    select r.status, r.calculation_method, r.performance_visual_levels, r.summary_comment, rs.comment,
      rs.status as subject_status, rs.domains, (
        select jsonb_object_agg(competence_id, entries) from (
          select o.competence_id, jsonb_agg(jsonb_build_object('level', pl.level,
            'levels', jsonb_array_length(r.performance_visual_levels), 'observedAt', o.observed_at,
            'createdAt', o.created_at, 'performanceAssessmentId', pa.id, 'weighting', pa.weighting)) as entries
          from observation o
          join performance_level pl on pl.id = o.performance_level_id
          join performance_assessment pa on pa.id = o.performance_assessment_id
          where o.student_id = r.original_student_id and o.school_subject_id = rs.school_subject_id
            and o.observed_at between r.start_date and r.end_date
          group by o.competence_id) as found
      ) as entries
    from report r join report_subject rs on rs.report_id = r.id`
  }, 60_000)

  test('keep the shape of the contract, its lengths and its rule for levels', () => {
    expect(rows.length).toBeGreaterThan(700)
    for (const row of rows) {
      const scale = row.performanceVisualLevels.map((level) => reportLevelSchema.parse(level))
      const domains = row.domains.map((domain) => reportDomainSchema.parse(domain))
      expect(domains).toEqual(row.domains)
      expect(row.comment.length).toBeLessThanOrEqual(reportLimits.comment)
      expect(row.summaryComment.length).toBeLessThanOrEqual(reportLimits.comment)
      for (const competence of domains.flatMap((domain) => domain.competences)) {
        const entries = row.entries?.[competence.competenceId] ?? []
        const proposed = proposeLevel(entries, row.calculationMethod, scale.length)
        const face = scale.find(({ level }) => level === competence.performanceLevel)
        expect(competence.entryCount).toBe(entries.length)
        expect(competence.proposedLevel).toBe(proposed)
        expect(competence.overwritten).toBe(competence.performanceLevel !== proposed)
        expect(competence.visualLevelLabel).toBe(face?.label ?? null)
        expect(competence.visualImagePath).toBe(face?.picturePath ?? null)
      }
    }
  })

  test('come in every state', async () => {
    const states = new Set(rows.map((row) => `${row.status} ${row.subjectStatus} ${row.calculationMethod}`))
    for (const state of [
      'completed completed allEntries',
      'completed completed latestEntries',
      'inProgress completed latestEntries',
      'inProgress inProgress latestEntries',
      'inProgress inProgress allEntries',
    ]) {
      expect(states).toContain(state)
    }
    expect(rows.filter((row) => row.status === 'completed' && row.subjectStatus === 'inProgress')).toEqual([])
    expect(rows.some((row) => row.domains.some((one) => one.competences.some((own) => own.overwritten)))).toBeTrue()
    const groups = await db`select rg.name from report_group rg join school_class sc on sc.id = rg.school_class_id
      where sc.name = '3a' order by rg.name`
    expect(groups.map(({ name }) => name)).toEqual(['Zeugnis 1. Halbjahr 2026/27', 'Zeugnis 2. Halbjahr 2025/26'])
  })
})
