import type { Call } from '@lernspur/service-kit/call/call'

/** Names of the subjects of the school's active classes, each once, in alphabetical order. */
export const listSubjectNames = async (call: Call): Promise<{ names: string[] }> => {
  const [rows] = await call.read((tx) => [
    tx<{ name: string }[]>`
      select distinct on (ss.name collate "de-x-icu") ss.name
      from school_subject ss
      join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
      where ss.tenant_id = ${call.actor.tenantId} and sc.is_active and not sc.is_template
      order by ss.name collate "de-x-icu"`,
  ])
  return { names: rows.map(({ name }) => name) }
}
