/**
 * Libraries that every page has already, because the shell is made with them. The build of an area takes them from here
 * instead of carrying copies of its own; its list stands in `federation`, in `configuration/page-libraries.ts`.
 */

export { call } from '@lernspur/api-client/call'
export { cn } from '@lernspur/ui/cn'
export * as slot from '@radix-ui/react-slot'
export { cva } from 'class-variance-authority'
export { createLucideIcon } from 'lucide-react'
export {
  _default,
  array,
  boolean,
  coerce,
  email,
  enum as enumeration,
  extend,
  int,
  iso,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  partial,
  partialRecord,
  record,
  regex,
  strictObject,
  string,
  trim,
  tuple,
  union,
  uuid,
} from 'zod/mini'
