/** Puts the focus on the heading of the page; false where there is none to be seen. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of a page that is about to be replaced is hidden, and takes no focus.
  return document.activeElement === heading
}
