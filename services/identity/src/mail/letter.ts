/** What a mail says, before it has a form. */
export interface Letter {
  readonly subject: string
  /** Where an answer goes; without it nobody reads one. */
  readonly replyTo?: string
  readonly greeting: string
  readonly before: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly after: readonly string[]
}
