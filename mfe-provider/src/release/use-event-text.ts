import { useTranslation } from '@lernspur/app-runtime'
import type { DeskEvent } from '@lernspur/contracts/provider/release-desk.contract'

/** What happened, in words: `0.1.0-1a2b3c4d für alle freigegeben`. */
export const useEventText = (): ((event: DeskEvent) => string) => {
  const { t } = useTranslation('provider.release')
  return ({ act, from, to, version: about, weight, flag }) => {
    const version = about ?? to ?? from ?? ''
    switch (act) {
      case 'release':
        return t(($) => $.event.release, { version })
      case 'promote':
        return t(($) => $.event.promote, { version: to ?? version })
      case 'rollback':
        return t(($) => $.event.rollback, { from: from ?? '', to: to ?? '' })
      case 'canary':
        return weight ? t(($) => $.event.canary, { version, weight }) : t(($) => $.event.canaryOver, { version })
      case 'end-canary':
        return t(($) => $.event.endCanary, { version })
      case 'refuse':
        return t(($) => $.event.refuse, { version })
      case 'retire':
        return t(($) => $.event.retire)
      case 'pin':
        return t(($) => $.event.pin, { version })
      case 'unpin':
        return t(($) => $.event.unpin)
      case 'flag':
        return weight === null
          ? t(($) => $.event.flagSchool, { name: flag ?? '' })
          : t(($) => $.event.flag, { name: flag ?? '', weight })
      case 'disable':
        return t(($) => $.event.disable)
      case 'enable':
        return t(($) => $.event.enable)
      default:
        return act
    }
  }
}
