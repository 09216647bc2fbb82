/** A page below the one origin. */
export interface Target {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What a navigation carries along. */
  readonly state: unknown
}

/** A router, as far as navigations are followed. */
export interface NavigatingRouter {
  readonly state: { readonly location: Target; readonly navigation: { readonly location?: Target | undefined } }
  subscribe(listen: (state: NavigatingRouter['state']) => void): unknown
}

/** Calls back once at the start of each navigation, and once its screen is shown; a redirected one counts as two. */
export const onNavigation = (
  router: NavigatingRouter,
  listen: (to: Target) => unknown,
  onShown?: () => unknown,
): void => {
  let known: unknown
  router.subscribe(({ navigation: { location } }) => {
    if (location && location !== known) listen(location)
    if (!location && known) onShown?.()
    known = location
  })
}
