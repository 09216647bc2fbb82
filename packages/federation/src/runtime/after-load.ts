/** Runs once the page has loaded what it needs to render. */
export const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}
