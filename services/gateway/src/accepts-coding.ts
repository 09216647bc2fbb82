/** Whether `Accept-Encoding` allows brotli: named (or `*`) and not with a quality of 0. */
export const acceptsBrotli = (acceptEncoding: string | null): boolean =>
  (acceptEncoding ?? '').split(',').some((item) => {
    const [coding, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return (coding === 'br' || coding === '*') && !refused
  })
