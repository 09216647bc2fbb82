/**
 * Who may make a call (rules role.1, class-right.1). Everything from `member` on needs an active role in the current
 * tenant; `class:*` additionally needs that right on the class the call is about, which the verb checks.
 */
export const accessRules = [
  'public',
  'session',
  'member',
  'manager',
  'admin',
  'provider',
  'class:read',
  'class:write',
  'class:students',
  'class:rights',
  'class:visuals',
  'class:competences',
  'class:admin',
] as const
export type Access = (typeof accessRules)[number]

/** The part of an access rule that names a right on one class. */
export type ClassRight = Extract<Access, `class:${string}`> extends `class:${infer Right}` ? Right : never
