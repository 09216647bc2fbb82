// Schools of all three countries share one clock, whatever that of the device is.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day `YYYY-MM-DD` on which a report was completed, as its file says it. */
export const dayOfCompletion = (completedAt: string): string => day.format(new Date(completedAt))
