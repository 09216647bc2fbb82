/** The kinds of items of an export; an import knows them by their titles. */
export const itemKinds = {
  subject: { title: 'Fach', description: 'Ein Unterrichtsfach', hierarchyCode: '1' },
  domain: { title: 'Kompetenzbereich', description: 'Ein Bereich von Kompetenzen in einem Fach', hierarchyCode: '1.1' },
  competence: { title: 'Kompetenz', description: 'Was ein Kind kann', hierarchyCode: '1.1.1' },
} as const
export type ItemKind = keyof typeof itemKinds
