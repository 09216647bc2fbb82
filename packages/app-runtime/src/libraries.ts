/**
 * Libraries that every page already includes with the shell. The build of an area takes them from here instead of
 * bundling its own copies; see `configuration/page-libraries.ts` in `federation`.
 */

export { call } from '@lernspur/api-client/call'
export { callsOf } from '@lernspur/api-client/derive/calls'
export { cn } from '@lernspur/ui/cn'
export { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
export { Loading } from '@lernspur/ui/components/feedback/loading'
export { Button, buttonVariants } from '@lernspur/ui/components/ui/button'
export { Skeleton } from '@lernspur/ui/components/ui/skeleton'
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
/** Only builds in development take it: their text files; see `development/text-loader.ts` in `federation`. */
export { replaceTexts } from './texts/i18n'
