/**
 * Fetches a new CSRF token for this page. Needed where the page is older than the cookie it was made for: it stood open
 * for long, or somebody signed in and out in another tab.
 */
export const renewPageToken = async () => {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  const selector = 'meta[name="csrf-token"]'
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const token = page.querySelector<HTMLMetaElement>(selector)?.content
  const meta = document.querySelector<HTMLMetaElement>(selector)
  if (token && meta) meta.content = token
}
