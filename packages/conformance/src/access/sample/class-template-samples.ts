import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'
import { undoEntry } from '../row/undo-rows'

/** Gives the school a template, one that was just deleted, and a class to set up. */
export const classTemplates = async (owner: Database, school: TestSchool): Promise<Fixture['classTemplates']> => {
  const made = await owner<{ id: string; content: object }[]>`
    insert into school_class (tenant_id, name, nickname, school_level, is_template, is_active, creator_id)
    select ${school.tenantId}, '3a', name, 3, true, is_active, ${school.manager.userId}
    from (values ('Dritte', true), ('Alte Dritte', false)) as template (name, is_active)
    returning id, to_jsonb(school_class) || '{"is_active": true}' as content`
  const [stored, deleted] = made
  const rows = [{ action: 'update', table: 'school_class', content: deleted?.content ?? {} }] as const
  await undoEntry(owner, school, 'class-template-deletion', deleted?.id ?? '', rows)
  const [empty] = await owner<{ id: string }[]>`
    insert into school_class (tenant_id, name, school_level, creator_id)
    values (${school.tenantId}, '1z', 1, ${school.manager.userId}) returning id`
  return { activeId: stored?.id ?? '', deletedId: deleted?.id ?? '', emptyClassId: empty?.id ?? '' }
}

/** Requests about classes saved as templates. */
export const classTemplateSamples = ({
  school,
  classTemplates: { activeId: retainedId, deletedId, emptyClassId },
}: Fixture) => {
  const inClass = `/classes/${school.schoolClass.id}`
  const path = `/class-templates/${retainedId}`
  return {
    listClassTemplates: { path: '/class-templates' },
    getTemplateContents: { path: `${inClass}/template-contents`, inSubject: true },
    createClassTemplate: { path: `${inClass}/class-templates`, body: { name: 'Unsere Dritte' }, inSubject: true },
    updateClassTemplate: { path, body: { name: 'Neu' } },
    deleteClassTemplate: { path },
    restoreClassTemplate: { path: `/class-templates/${deletedId}/restore` },
    setUpFromClassTemplate: { path: `${path}/set-up`, body: { schoolClassIds: [emptyClassId] } },
    startFromClassTemplate: { path: `${path}/classes`, body: { name: '3x', schoolLevel: 3 } },
  } satisfies Record<string, SampleValue>
}
