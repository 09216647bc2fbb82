const iso = (year: number, month: number, dayOfMonth: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** 17 is 2017: no child of a school was born a hundred years ago. */
const fullYear = (text: string): number => (text.length <= 2 ? 2000 + Number(text) : Number(text))

/** How the days with slashes of a column are written: the month first, as in the United States, or the day. */
export const isMonthFirst = (days: readonly string[], title: string): boolean => {
  const parts = days.flatMap((one) => {
    const found = /^(\d{1,2})\/(\d{1,2})\/\d{2,4}/.exec(one)
    return found ? [[Number(found[1]), Number(found[2])] as const] : []
  })
  if (parts.some(([one]) => one > 12)) return false
  return parts.some(([, two]) => two > 12) || /birth|dob|date/i.test(title)
}

/** A day (`YYYY-MM-DD`) as lists write it: "3.4.2018", "03.04.18", "2018-04-03", "4/3/2018". Null for none of these. */
export const dayOf = (text: string, monthFirst: boolean): string | null => {
  const byYear = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text)
  if (byYear) return iso(Number(byYear[1]), Number(byYear[2]), Number(byYear[3]))
  const plain = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/.exec(text)
  if (plain) {
    const [one, two, year] = [Number(plain[1]), Number(plain[3]), fullYear(plain[4] ?? '')]
    return plain[2] === '/' && monthFirst ? iso(year, one, two) : iso(year, two, one)
  }
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  return joined ? iso(Number(joined[1]), Number(joined[2]), Number(joined[3])) : null
}
