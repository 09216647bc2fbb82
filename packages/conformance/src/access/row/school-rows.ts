type Row = Readonly<Record<string, string | number | boolean>>

/**
 * Rows that belong to a school as a whole: table → columns besides the tenant's. The matrix names one of each by id.
 */
export const schoolRows = {
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

/** Their ids, by table. */
export type SchoolRowIds = Readonly<Record<keyof typeof schoolRows, string>>

/** Well-formed requests for them. */
export const schoolRowSamples = (ids: SchoolRowIds) => ({
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
