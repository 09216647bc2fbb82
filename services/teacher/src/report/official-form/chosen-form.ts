import { blockOf, fieldsOfForm } from '@lernspur/contracts/official-form/form-content'
import type { ReportOfficialForm } from '@lernspur/contracts/teacher/report.contract'
import { defaultReportLayout, type ReportLayout } from '@lernspur/contracts/tenant.contract'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * The content of the version `ofv` with the blocks that belong to the reports of a semester and a year of schooling (rule
 * form.1); what is not known leaves all of them. Takes expressions of SQL for both.
 */
export const contentForReport = (tx: Transaction, semester: Fragment, schoolLevel: Fragment): Fragment => tx`
  jsonb_set(ofv.content, '{blocks}', coalesce((
    select jsonb_agg(block.content order by block.position)
    from jsonb_array_elements(ofv.content -> 'blocks') with ordinality as block (content, position)
    where coalesce(block.content ->> 'semester' = ${semester}, true)
      and coalesce(block.content -> 'schoolLevels' @> to_jsonb(${schoolLevel}), true)), '[]'))`

/**
 * The newest version of the form that a layout chooses for a year of schooling, or for all years that it does not name;
 * null for a layout that chooses none (rule form.3). Takes expressions of SQL for the layout, the year and the semester.
 */
export const chosenFormColumn = (
  tx: Transaction,
  layout: Fragment,
  schoolLevel: Fragment,
  semester: Fragment = tx`null`,
): Fragment => tx`(
  select jsonb_build_object('versionId', ofv.id, 'number', ofv.number,
    'content', ${contentForReport(tx, semester, schoolLevel)})
  from official_form_version ofv
  where ofv.official_form_id = (
    select (choice ->> 'officialFormId')::uuid
    from jsonb_array_elements(coalesce(${layout} -> 'officialForms', '[]')) as choice
    where choice ->> 'schoolLevel' is null or (choice ->> 'schoolLevel')::int = ${schoolLevel}
    order by choice ->> 'schoolLevel' nulls last limit 1)
  order by ofv.number desc limit 1)`

/**
 * The layout of new reports: that of the school, but for who signs, how rows are set and what is filled in, which are
 * those of the form where there is one. Null for a school that has chosen neither.
 */
export const layoutInForm = (layout: ReportLayout | null, form: ReportOfficialForm | null): ReportLayout | null => {
  if (!form) {
    if (layout?.officialForms === undefined) return layout
    const { officialForms: _, ...own } = layout
    return own
  }
  const { showsUnobserved, language } = layout ?? defaultReportLayout
  const { blocks } = form.content
  return {
    signers: (blockOf(blocks, 'signatures')?.lines ?? []).map(({ signer }) => signer),
    showsUnobserved,
    form: blockOf(blocks, 'subjects')?.rows ?? 'standard',
    ...(language !== undefined && { language }),
    fields: fieldsOfForm(blocks),
  }
}
