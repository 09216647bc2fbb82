type Row = Readonly<Record<string, string | number | boolean>>

/** Rows that belong to a school as a whole: table → columns beside the tenant's. The matrix asks for one of each by id. */
export const schoolRows = {
  school_subject: { name: 'Sachunterricht', abbreviation: 'SU', color: '#6a994e', school_level: 3, is_template: true },
} as const satisfies Readonly<Record<string, Row>>

/** Their ids, by table. */
export type SchoolRowIds = Readonly<Record<keyof typeof schoolRows, string>>

/** Well-formed requests for them. */
export const schoolRowSamples = (ids: SchoolRowIds) => ({
  createTemplateDomain: {
    path: `/subjects/${ids.school_subject}/competence-domains/template`,
    body: { name: 'Natur' },
  },
})
