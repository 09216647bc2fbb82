/** All countries of the product share the clock of Berlin. */
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Berlin' })

/** Whether it is Monday at the school, wherever the browser is (rule look-back.1). */
export const isMonday = (now = new Date()): boolean => weekday.format(now) === 'Mon'
