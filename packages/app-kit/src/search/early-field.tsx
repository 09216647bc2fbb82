import { useAtom, useAtomValue, useSetAtom } from '@lernspur/app-runtime'
import { focusBeforeAtom, returnFocus, searchAtom, searchEnteredAtom, searchQueryAtom } from './search-state'

/** The search field while the search's code is loading: the search then continues with what was typed. */
export function EarlyField({ label }: { label: string }) {
  const [query, setQuery] = useAtom(searchQueryAtom)
  const enter = useSetAtom(searchEnteredAtom)
  const open = useSetAtom(searchAtom)
  const before = useAtomValue(focusBeforeAtom)
  return (
    <div className="fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto max-w-128 rounded-lg border bg-popover shadow-md">
      <input
        // biome-ignore lint/a11y/noAutofocus: the field appears because the user asked for it.
        autoFocus
        aria-label={label}
        className="h-12 w-full bg-transparent px-4 outline-none"
        value={query}
        onChange={({ target }) => {
          enter(false)
          setQuery(target.value)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') enter(true)
          if (key !== 'Escape') return
          open(false)
          returnFocus(before)
        }}
      />
    </div>
  )
}
