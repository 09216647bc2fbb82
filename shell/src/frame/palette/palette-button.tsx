import { searchAtom } from '@lernspur/app-kit/search/search-state'
import { useSetAtom, useTranslation } from '@lernspur/app-runtime'
import { SearchButton } from '@lernspur/ui/components/layout/top-bar'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the global search. */
export function PaletteButton() {
  const { t } = useTranslation('shell.frame')
  const open = useSetAtom(searchAtom)
  return (
    <SearchButton
      label={t(($) => $.search.label)}
      keys={isApple ? '⌘ K' : t(($) => $.search.keys)}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={() => void import('./palette')}
      onClick={() => open(true)}
    />
  )
}
