type HasFlag = (area: string, flag: string) => boolean

let known: HasFlag = () => false

/** Tells the areas which of their flags are on; the shell knows them before any area is loaded. */
export const provideFlags = (flags: HasFlag): void => {
  known = flags
}

/**
 * Whether a flag of an area is on for whom this page is made (rule release.24). It stays so while the page is open; after
 * somebody switches the flag, the next page without anything unsaved is another one.
 *
 * @public areas that hide something call it
 */
export const hasFlag: HasFlag = (area, flag) => known(area, flag)
