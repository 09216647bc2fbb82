import { readCookie, writeCookie } from '../texts/cookie'

const cookieName = 'lernspur-shared-device'

/** Whether people said that others use this device, too: then a session ends soon without use (decisions: sign-in). */
export const isSharedDevice = (): boolean => readCookie(cookieName) === '1'

/** Remembered for a year, for whoever signs in here next. */
export const setSharedDevice = (isShared: boolean): void => writeCookie(cookieName, isShared ? '1' : '0')
