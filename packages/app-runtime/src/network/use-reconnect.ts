import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from './use-online'

/** Calls back when the device is online again, to retry what failed while it was offline. */
export const useReconnect = (onReconnect: () => void): void => {
  const online = useOnline()
  const wasOnline = useRef(online)
  const notify = useEffectEvent(onReconnect)
  useEffect(() => {
    if (online && !wasOnline.current) notify()
    wasOnline.current = online
  }, [online])
}
