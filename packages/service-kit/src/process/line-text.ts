type Line = Readonly<Record<string, unknown>>

/** Fields in the order in which people read them; the others follow as they are. */
const first = ['service', 'method', 'route', 'status', 'duration', 'error', 'message'] as const

const valueText = (name: string, value: unknown): string => {
  if (name === 'duration') return `${String(value)} ms`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A line of the log for people at a terminal: time of the day, level, and what it is about. */
export const lineText = (json: string): string => {
  const { time, level, ...fields } = JSON.parse(json) as Line
  const known = first.flatMap((name) => (name in fields ? valueText(name, fields[name]) : []))
  const others = Object.entries(fields).flatMap(([name, value]) =>
    first.some((one) => one === name) ? [] : `${name}=${valueText(name, value)}`,
  )
  return `${[String(time).slice(11, 19), String(level).padEnd(5), ...known, ...others].join(' ')}\n`
}
