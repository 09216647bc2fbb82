/** Browser markers, the most specific first: most browsers also claim to be one further down. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

type Marks = readonly (readonly [RegExp, string])[]

const named = (marks: Marks, userAgent: string): string[] => {
  const found = marks.find(([mark]) => mark.test(userAgent))
  return found ? [found[1]] : []
}

/** Browser and system, such as `Firefox, Windows`: enough to recognise one's own. Null when unknown. */
export const deviceOf = (userAgent: string | null): string | null => {
  // Longer than any real user agent, so not searched.
  const line = (userAgent ?? '').slice(0, 500)
  return [...named(browsers, line), ...named(systems, line)].join(', ') || null
}
