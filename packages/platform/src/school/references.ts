import type { SchoolWriter } from '@lernspur/database/copy/school/write-school'
import { Problem } from '../console/problem'
import type { Manifest, Reference } from './manifest'

type OwnReference = Omit<Reference, 'isNeeded'>

const nouns = {
  country: 'the country',
  state: 'the state',
  schoolType: 'the type of school',
  officialForm: 'the official form',
  template: 'the template',
} as const satisfies Record<Reference['kind'], string>

/** Countries, states, types of school and official forms, under what two installations recognise them by. */
const readShared = (sql: SchoolWriter['sql']) => sql<OwnReference[]>`
  select 'country' as kind, co.id, co.code as key, co.name from country co
  union all
  select 'state', st.id, concat(co.code, ' ', st.name), st.name from state st join country co on co.id = st.country_id
  union all
  select 'schoolType', sty.id, concat(co.code, ' ', sty.name), sty.name
  from school_type sty join country co on co.id = sty.country_id
  union all
  select 'officialForm', ofv.id, md5(ofv.content::text), concat(co.name, ', version ', ofv.number)
  from official_form_version ofv
  join official_form ofo on ofo.id = ofv.official_form_id
  join country co on co.id = ofo.country_id
  union all
  select 'officialForm', ofo.id, concat('form ', string_agg(md5(ofv.content::text), ' ' order by ofv.number)), co.name
  from official_form ofo
  join official_form_version ofv on ofv.official_form_id = ofo.id
  join country co on co.id = ofo.country_id
  group by ofo.id, co.name`

/** The provider's templates with their domains and competences; its rows are visible for this one question. */
const readTemplates = async (sql: SchoolWriter['sql']): Promise<OwnReference[]> => {
  const [provider] = await sql<{ id: string; before: string | null }[]>`
    select id, current_setting('app.tenant_id', true) as before from tenant where is_provider`
  if (!provider) return []
  await sql`select set_config('app.tenant_id', ${provider.id}, true)`
  const found = await sql<OwnReference[]>`
    with subject as (
      select ss.id, ss.name, concat_ws(' / ', coalesce(co.code, '*'), ss.school_level, ss.name) as key
      from school_subject ss left join country co on co.id = ss.country_id
      where ss.tenant_id = ${provider.id} and ss.is_template
    ), domain as (
      select cd.id, cd.name, concat_ws(' / ', s.key, cd.name) as key
      from competence_domain cd join subject s on s.id = cd.school_subject_id where cd.tenant_id = ${provider.id}
    )
    select 'template' as kind, id, key, name from subject
    union all
    select 'template', id, key, name from domain
    union all
    select 'template', c.id, concat_ws(' / ', d.key, c.description), left(c.description, 50)
    from competence c join domain d on d.id = c.domain_id where c.tenant_id = ${provider.id}
    union all
    select 'template', tv.id, concat('version ', tv.name), tv.name
    from template_version tv where tv.tenant_id = ${provider.id}`
  await sql`select set_config('app.tenant_id', ${provider.before ?? ''}, true)`
  return [...found]
}

/** Everything that an installation has under ids of its own and a school may refer to. */
export const readReferences = async (sql: SchoolWriter['sql']): Promise<OwnReference[]> => [
  ...(await readShared(sql)),
  ...(await readTemplates(sql)),
]

/**
 * The ids here of what the archive refers to by ids of the other installation. Throws a Problem that names what is missing
 * here and the school cannot be without; a template that is not here is left: where it came from is then unknown, as if the
 * provider had deleted it.
 */
export const mapReferences = async (
  sql: SchoolWriter['sql'],
  { references }: Manifest,
): Promise<Map<string, string>> => {
  const here = new Map<string, string | undefined>()
  for (const { kind, id, key } of await readReferences(sql)) {
    const name = `${kind} ${key}`
    // Two that look the same cannot be told apart.
    here.set(name, here.has(name) && kind === 'template' ? undefined : (here.get(name) ?? id))
  }
  const ids = new Map<string, string>()
  const missing: string[] = []
  for (const { kind, id, key, name, isNeeded } of references) {
    const own = here.get(`${kind} ${key}`)
    if (own !== undefined) ids.set(id, own)
    else if (isNeeded) missing.push(`${nouns[kind]} ${name}`)
  }
  if (missing.length === 0) return ids
  throw new Problem(
    `This installation lacks what the school refers to: ${missing.join('; ')}. Add it, then import the archive. Nothing was imported.`,
  )
}
