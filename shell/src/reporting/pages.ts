/** What the reporting knows of the pages of the interface. */
export interface Pages {
  /** The route of a path, such as `/class/:classId/skills`; of a route itself the same. */
  patternOf(path: string): string
  /** Tells every navigation when it begins. */
  onNavigation(listen: (to: { readonly pathname: string }) => void): void
}
