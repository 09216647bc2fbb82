import { useEffect } from 'react'

const product = 'Lernspur'

/** Sets the document title; omit the title while it is not known yet. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) document.title = `${title} · ${product}`
  }, [title])
}
