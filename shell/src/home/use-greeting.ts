import { useSession, useTranslation } from '@lernspur/app-runtime'

const noon = 11
const evening = 18

/** "Guten Morgen, Anna", by the device's clock. */
export const useGreeting = (): string => {
  const { t } = useTranslation('shell.home')
  const { firstName } = useSession().whoAmI
  const hour = new Date().getHours()
  if (hour < noon) return t(($) => $.greeting.morning, { name: firstName })
  if (hour < evening) return t(($) => $.greeting.day, { name: firstName })
  return t(($) => $.greeting.evening, { name: firstName })
}
