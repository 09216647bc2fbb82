import type { Row, RowIds } from './row'

/** Rows of `school-admin` that belong to a school as a whole, by table. */
export const schoolAdminRows = {
  school_subject: {
    name: 'Sachunterricht',
    abbreviation: 'SU',
    color: '#6a994e',
    school_level: 3,
    is_template: true,
    // Of the provider, who has deleted it.
    origin_id: '0198c0de-0000-7000-8000-000000000001',
  },
} as const satisfies Readonly<Record<string, Row>>

/** Well-formed requests for them. */
export const schoolAdminRowSamples = (ids: RowIds<typeof schoolAdminRows>) => ({
  createTemplateDomain: {
    path: `/subjects/${ids.school_subject}/competence-domains/template`,
    body: { name: 'Natur' },
  },
  getSubjectContent: { path: `/subjects/${ids.school_subject}/content` },
  updateTemplates: {
    path: '/tenants/current/templates/updates',
    body: { updates: [{ schoolSubjectId: ids.school_subject, take: [], keep: [] }] },
  },
})
