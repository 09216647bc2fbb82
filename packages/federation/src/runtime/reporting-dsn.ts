/** Name of the meta element that says where errors are reported, what is counted, or both. */
export const reportingName = 'error-reporting'

const metaTag = () => document.querySelector<HTMLMetaElement>(`meta[name=${reportingName}]`)

/** The DSN for errors and traces; undefined if reporting is not configured. */
export const readReportingDsn = (): string | undefined => metaTag()?.content || undefined

/** Unit → version whose screens this page counts (rules desk.9, release.9); undefined when it counts nothing. */
export const readWatched = (): Readonly<Record<string, string>> | undefined => {
  const watched = metaTag()?.dataset.watched
  return watched === undefined ? undefined : JSON.parse(watched)
}

/** Milliseconds between two reports of what was counted; undefined while a canary is compared, when they come soon. */
export const readReportInterval = (): number | undefined => {
  const seconds = metaTag()?.dataset.every
  return seconds === undefined ? undefined : Number(seconds) * 1_000
}
