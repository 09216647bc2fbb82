/** Name of the meta element that contains the reporting DSN. */
export const reportingName = 'error-reporting'

/** The DSN for errors and traces; undefined if reporting is not configured. */
export const readReportingDsn = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${reportingName}"]`)?.content || undefined
