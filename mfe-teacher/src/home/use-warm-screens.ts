import { useEffect } from 'react'

/** Milliseconds after which the start page has settled. */
const settleDelay = 5000

/** Whether the user has asked the browser to save data; not all browsers report it. */
const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true

/** Prefetches the next screens of a class, once the page has settled. */
export const useWarmScreens = (classId: string | undefined): void => {
  useEffect(() => {
    if (classId === undefined || savesData()) return
    const warm = () =>
      void import(/* webpackChunkName: "home-later" */ './warm-screens').then(
        ({ warmScreens }) => warmScreens(classId),
        () => null,
      )
    const timer = setTimeout(warm, settleDelay)
    return () => clearTimeout(timer)
  }, [classId])
}
