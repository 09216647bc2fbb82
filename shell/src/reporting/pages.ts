/** What reporting needs to know about the pages of the interface. */
export interface Pages {
  /** The route of a path, such as `/class/:classId/skills`; a route is returned unchanged. */
  patternOf(path: string): string
  /** Calls back at the start of every navigation, and once its screen is shown. */
  onNavigation(listen: (to: { readonly pathname: string }) => void, visible?: () => void): void
}
