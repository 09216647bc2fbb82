import { useState } from 'react'
import { readCookie, writeCookie } from '../texts/cookie'

/** A boolean setting of this device, for all its users; kept for a year. */
interface DeviceSetting {
  isOn(): boolean
  turn(isOn: boolean): void
}

const deviceSetting = (cookie: string, isOnAtFirst: boolean): DeviceSetting => ({
  isOn: () => (readCookie(cookie) ?? (isOnAtFirst ? '1' : '0')) === '1',
  turn: (isOn) => writeCookie(cookie, isOn ? '1' : '0'),
})

/** The device is shared: sessions then expire soon without activity (rule session.2). */
export const sharedDevice = deviceSetting('lernspur-shared-device', false)

/** The key B opens the observing page. Users of speech input, or who hit it by accident, turn it off (WCAG 2.1.4). */
export const observationShortcut = deviceSetting('lernspur-observe-key', true)

/** The page for observing shows the seating plan instead of the list, on this device. */
export const observationOnPlan = deviceSetting('lernspur-observe-plan', false)

/** `const [isOn, turn] = useDeviceSetting(observationShortcut)`: for the checkbox that changes it. */
export const useDeviceSetting = (setting: DeviceSetting): [boolean, (isOn: boolean) => void] => {
  const [isOn, setOn] = useState(setting.isOn)
  const turn = (next: boolean) => {
    setOn(next)
    setting.turn(next)
  }
  return [isOn, turn]
}
