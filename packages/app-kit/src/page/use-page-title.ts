import { useEffect } from 'react'

const product = 'Lernspur'

/** Names the page in the tab and for screen readers; leave the title out while it is not known yet. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) document.title = `${title} · ${product}`
  }, [title])
}
