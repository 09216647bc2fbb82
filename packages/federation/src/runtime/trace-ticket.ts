/** Name of the meta element that lets the calls of a page begin traces; few pages have it (rule operation.7). */
export const traceTicketName = 'trace-ticket'

/** The ticket of this page; undefined when its calls begin no traces. */
export const readTraceTicket = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${traceTicketName}]`)?.content
