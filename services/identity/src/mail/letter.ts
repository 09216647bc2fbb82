/** The content of a mail, before rendering. */
export interface Letter {
  readonly subject: string
  /** Reply address; without one, replies are not read. */
  readonly replyTo?: string
  readonly greeting: string
  readonly before: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly after: readonly string[]
}
