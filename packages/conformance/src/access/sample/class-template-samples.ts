import type { Database } from '@lernspur/database/connect'
import type { ServiceUnderTest } from '@lernspur/testing/service-under-test'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, Sample } from '../fixture'

/** Gives the school a template, and one that was deleted a moment ago. */
export const classTemplates = async (
  owner: Database,
  ask: ServiceUnderTest['ask'],
  school: TestSchool,
): Promise<Fixture['classTemplates']> => {
  const made = await owner<{ id: string }[]>`
    insert into school_class (tenant_id, name, nickname, school_level, is_template, creator_id)
    select ${school.tenantId}, '3a', name, 3, true, ${school.manager.userId}
    from unnest(array['Dritte', 'Alte Dritte']) as name
    returning id`
  const [keptId = '', deletedId = ''] = made.map(({ id }) => id)
  await ask(school.manager, { method: 'DELETE', path: `/class-templates/${deletedId}` })
  return { keptId, deletedId }
}

/** Requests about classes that are kept as templates. */
export const classTemplateSamples = ({ school, classTemplates: { keptId, deletedId } }: Fixture) => {
  const inClass = `/classes/${school.schoolClass.id}`
  const path = `/class-templates/${keptId}`
  return {
    listClassTemplates: { path: '/class-templates' },
    getTemplateContents: { path: `${inClass}/template-contents`, inSubject: true },
    createClassTemplate: { path: `${inClass}/class-templates`, body: { name: 'Unsere Dritte' }, inSubject: true },
    updateClassTemplate: { path, body: { name: 'Neu' } },
    deleteClassTemplate: { path },
    restoreClassTemplate: { path: `/class-templates/${deletedId}/restore` },
    startFromClassTemplate: { path: `${path}/classes`, body: { name: '3x', schoolLevel: 3 } },
  } satisfies Record<string, Sample>
}
