import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { errorTextOf } from '../error/error-text'
import { useOnline } from '../network/use-online'
import { useLanguage } from '../texts/language'
import { showToast } from './toast'

/**
 * A component that is loaded once it is wanted; undefined until then. A failure is shown, and `onFailure` withdraws the
 * wish; the next one loads it again, unlike a lazy component.
 */
export const useLoaded = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isRequested: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined => {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>()
  const start = useEffectEvent(() =>
    load().then(
      (module) => setLoaded({ Part: module.default }),
      (error: unknown) => {
        showToast({ text: errorTextOf(error, language), tone: 'error' })
        onFailure()
      },
    ),
  )
  const isMissing = isRequested && loaded === undefined
  const online = useOnline()
  // Back on the network, it is loaded at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network decides whether it can be loaded.
  useEffect(() => {
    if (isMissing) void start()
  }, [isMissing, online])
  return loaded?.Part
}
