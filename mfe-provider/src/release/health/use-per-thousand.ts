import { useFormat } from '@lernspur/app-runtime'

/** Per thousand, with one digit after the point below ten. */
export const perThousand = (some: number, all: number): number => {
  if (all === 0) return 0
  const exact = (1_000 * some) / all
  return exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact)
}

/** Writes how many of a thousand; what happened seldom is never written as nothing, and without any there is a dash. */
export const usePerThousand = (): ((some: number, all: number) => string) => {
  const format = useFormat()
  return (some, all) => {
    if (all === 0) return '–'
    const share = perThousand(some, all)
    return some > 0 && share === 0 ? `< ${format.number(0.1)}` : format.number(share)
  }
}
