import type { OrderItem } from '@lernspur/contracts/wire/list'
import type { TableState } from '@lernspur/ui/components/table/table-state'

/**
 * Sorting and page of a list that the server sorts; an unsortable field in the URL is replaced by the first sortable
 * one.
 */
export const pageOfList = <Field extends string>(
  { order, page }: Pick<TableState, 'order' | 'page'>,
  fields: readonly [Field, ...Field[]],
  pageSize: number,
): { order: [OrderItem & { field: Field }]; offset: number; limit: number } => ({
  order: [{ field: fields.find((field) => field === order.field) ?? fields[0], dir: order.dir }],
  offset: (page - 1) * pageSize,
  limit: pageSize,
})
