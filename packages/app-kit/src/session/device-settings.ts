import { useState } from 'react'
import { readCookie, writeCookie } from '../texts/cookie'

/** A yes or no of this device, whoever works on it; remembered for a year. */
interface DeviceSetting {
  isOn(): boolean
  turn(isOn: boolean): void
}

const deviceSetting = (cookie: string, isOnAtFirst: boolean): DeviceSetting => ({
  isOn: () => (readCookie(cookie) ?? (isOnAtFirst ? '1' : '0')) === '1',
  turn: (isOn) => writeCookie(cookie, isOn ? '1' : '0'),
})

/** Others use this device, too: then a session ends soon without use (rule session.2). */
export const sharedDevice = deviceSetting('lernspur-shared-device', false)

/** The key B leads to observing. Whoever steers by voice, or hits it by accident, turns it off (WCAG 2.1.4). */
export const observeKey = deviceSetting('lernspur-observe-key', true)

/** `const [isOn, turn] = useDeviceSetting(observeKey)`: for the one box on the page that changes it. */
export const useDeviceSetting = (setting: DeviceSetting): [boolean, (isOn: boolean) => void] => {
  const [isOn, setOn] = useState(setting.isOn)
  const turn = (next: boolean) => {
    setOn(next)
    setting.turn(next)
  }
  return [isOn, turn]
}
