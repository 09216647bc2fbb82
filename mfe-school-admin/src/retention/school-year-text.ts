/** 2001 → 2001/02: the school year that begins in the year. */
export const schoolYearText = (year: number): string => `${year}/${String((year + 1) % 100).padStart(2, '0')}`
