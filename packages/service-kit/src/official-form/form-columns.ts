import type { Fragment, Transaction } from '../call/call'

/**
 * The latest check of a content of the form `ofo` as JSON, or null where nobody has compared exactly this content with its
 * official text (rule form.2). Takes an expression of SQL for the content.
 */
export const formCheckColumn = (tx: Transaction, content: Fragment): Fragment => tx`(
  select jsonb_build_object('source', ofc.source, 'sourceDate', ofc.source_date,
    'checkedAt', iso_instant(ofc.checked_at), 'checkedBy', case when u.id is not null then jsonb_build_object(
      'firstName', u.first_name, 'lastName', u.last_name) end)
  from official_form_check ofc left join app_user u on u.id = ofc.checked_by_id
  where ofc.official_form_id = ofo.id and ofc.content = ${content}
  order by ofc.checked_at desc limit 1)`

/** Ids of the types of school that the form `ofo` is for; empty for all. */
export const formTypesColumn = (tx: Transaction): Fragment =>
  tx`coalesce(ofo.school_type_ids, array_remove(array[ofo.school_type_id], null))`
