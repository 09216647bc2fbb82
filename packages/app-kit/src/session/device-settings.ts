import { readCookie, writeCookie } from '../texts/cookie'

const sharedCookie = 'lernspur-shared-device'
const observeKeyCookie = 'lernspur-observe-key'

/** Whether people said that others use this device, too: then a session ends soon without use (decisions: sign-in). */
export const isSharedDevice = (): boolean => readCookie(sharedCookie) === '1'

/** Remembered for a year, for whoever signs in here next. */
export const setSharedDevice = (isShared: boolean): void => writeCookie(sharedCookie, isShared ? '1' : '0')

/** Whether the key B leads to observing. Whoever steers by voice, or hits it by accident, turns it off (WCAG 2.1.4). */
export const isObserveKeyOn = (): boolean => readCookie(observeKeyCookie) !== '0'

/** Remembered for a year. */
export const setObserveKeyOn = (isOn: boolean): void => writeCookie(observeKeyCookie, isOn ? '1' : '0')
