import { staffData, studentData } from '@lernspur/contracts/processing/personal-data'
import type { SourceFile } from '../tree/tree-files'

const list = 'packages/contracts/src/processing/personal-data.ts'
const pages = /^packages\/database\/schema\/[a-z-]+\.md$/

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Tables that its foreign keys lead to. */
  readonly parents: readonly string[]
}

/** The tables of the pages about the schema, which a test holds against the database. */
const tablesOf = (page: string): Table[] =>
  page
    .split(/^## /m)
    .slice(1)
    .filter((section) => !section.startsWith('Functions'))
    .map((section) => ({
      name: section.split('\n', 1)[0] ?? '',
      columns: [...section.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, column = '']) => column),
      parents: [...section.matchAll(/REFERENCES ([a-z_.]+)\(/g)].map(([, parent = '']) => parent),
    }))

/** Tables with a student's id, and those whose rows belong to one of theirs. */
const tablesAboutStudents = (tables: readonly Table[]): ReadonlySet<string> => {
  const found = new Set(
    tables.flatMap(({ name, columns }) =>
      name === 'student' || columns.some((column) => column.endsWith('student_id')) ? name : [],
    ),
  )
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { name, parents } of tables) if (parents.some((parent) => found.has(parent))) found.add(name)
  }
  return found
}

/** What a school has and the provider offers, about no person beyond who made it. */
const aboutNobody = new Set([
  ...['announcement', 'installation_day', 'school_day', 'template_version', 'template_version_subject', 'tenant'],
  ...['competence', 'competence_domain', 'country', 'state', 'school_type', 'school_type_span', 'school_calendar'],
  ...['school_class', 'school_class_year', 'school_subject', 'school_term', 'school_year', 'school_year_document'],
  ...['retention_choice', 'retention_deletion', 'retention_notice', 'retention_rule', 'school_closing'],
  ...['school_import', 'school_move'],
  ...['roll_over', 'roll_over_class', 'roll_over_notice', 'backup_record'],
  ...['assessment_type', 'legacy_performance_level', 'performance_assessment', 'performance_level'],
  ...['performance_visual', 'performance_visual_document', 'report_group', 'seating_plan'],
  ...['published_seal_key', 'seal_key', 'replaced_document', 'withdrawn_document'],
  ...['official_form', 'official_form_check', 'official_form_version'],
  ...['school_confirmation', 'school_number', 'signing_authority', 'signing_certificate'],
  ...['school_text_block_list', 'lesson_period', 'roster_reading', 'enm_choice', 'webhook', 'webhook_due'],
])

/**
 * The columns of what is known of a child itself and of its report: a new one may need other words in the notice, and is
 * added here once it has them.
 */
const knownColumns: Readonly<Record<string, readonly string[]>> = {
  student: [
    ...['tenant_id', 'id', 'first_name', 'last_name', 'avatar', 'created_at', 'updated_at', 'erases_at', 'lower_name'],
    ...['enrolled_until', 'searched_as', 'search_text', 'birth_date'],
  ],
  talk_sheet: [
    ...[
      'tenant_id',
      'id',
      'student_id',
      'school_class_id',
      'held_on',
      'going_well',
      'practising',
      'next_step',
      'agreed',
    ],
    ...['creator_id', 'created_at', 'updated_at'],
  ],
}

/** Tables and columns that hold personal data and belong to no category of the notice; one sentence each. */
export const undescribedTables = (files: readonly SourceFile[]): string[] => {
  const tables = files.filter(({ path }) => pages.test(path)).flatMap((file) => tablesOf(file.text()))
  const aboutStudents = tablesAboutStudents(tables)
  const ofStudents = new Set<string>(Object.values(studentData).flat())
  const ofStaff = new Set<string>(Object.values(staffData).flat())
  const names = new Set(tables.map(({ name }) => name))
  return [
    ...tables.flatMap(({ name }) => {
      if (aboutStudents.has(name) && !ofStudents.has(name))
        return `${list}: the table ${name} is about students and belongs to no category.`
      if (ofStudents.has(name) || ofStaff.has(name) || aboutNobody.has(name) || name.startsWith('registry.')) return []
      return `${list}: the table ${name} belongs to no category; if it is about no person, say so in the check.`
    }),
    ...[...ofStudents, ...ofStaff, ...aboutNobody].flatMap((name) =>
      names.has(name) ? [] : `${list} or its check names the table ${name}, which does not exist.`,
    ),
    ...tables.flatMap(({ name, columns }) =>
      columns.flatMap((column) =>
        (knownColumns[name]?.includes(column) ?? true)
          ? []
          : `${name}.${column} is new: see whether the privacy notice says so, then name it in the check.`,
      ),
    ),
  ]
}
