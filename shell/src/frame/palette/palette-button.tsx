import { useSetAtom, useTranslation } from '@lernspur/app-kit'
import { SearchButton } from '@lernspur/ui/layout/top-bar'
import { paletteAtom } from './palette-atom'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the global search. */
export function PaletteButton() {
  const { t } = useTranslation('shell.frame')
  const open = useSetAtom(paletteAtom)
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
