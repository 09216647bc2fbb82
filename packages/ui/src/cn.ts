import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export const cn = (...inputs: ClassValue[]): string => twMerge(clsx(inputs))
