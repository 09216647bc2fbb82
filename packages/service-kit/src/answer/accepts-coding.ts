/** Whether `Accept-Encoding` allows a coding: named (or `*`) and not with a quality of 0. */
export const acceptsCoding = (acceptEncoding: string | null, coding: 'br' | 'gzip' | 'zstd'): boolean =>
  (acceptEncoding ?? '').split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return (name === coding || name === '*') && !isRefused
  })
