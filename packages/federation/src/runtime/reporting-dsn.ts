/** Name of the meta element by which a page knows where to report errors to. */
export const reportingName = 'error-reporting'

/** Where this page reports errors and traces to; undefined when this installation does not report. */
export const readReportingDsn = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${reportingName}"]`)?.content || undefined
