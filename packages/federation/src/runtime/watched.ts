/** Name of the meta element that tells what a page counts. */
export const watchedName = 'watched-versions'

/** Unit → version of what this page counts while a canary is compared (rule release.9); undefined when it counts nothing. */
export const readWatched = (): Readonly<Record<string, string>> | undefined => {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${watchedName}"]`)?.content
  return told ? JSON.parse(told) : undefined
}
