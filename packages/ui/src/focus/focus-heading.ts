/** Focuses the heading of the page; false if none is visible. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of a page that is about to be replaced is hidden and cannot be focused.
  return document.activeElement === heading
}
