import { useOnline } from '@lernspur/app-kit'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when the network is there again after it was gone, for what could not be had meanwhile. */
export const useReconnect = (onReconnect: () => void): void => {
  const online = useOnline()
  const wasOnline = useRef(online)
  const tell = useEffectEvent(onReconnect)
  useEffect(() => {
    if (online && !wasOnline.current) tell()
    wasOnline.current = online
  }, [online])
}
