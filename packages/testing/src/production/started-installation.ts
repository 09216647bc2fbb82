/** The line that `server.ts` prints once the installation is up. */
export interface StartedInstallation {
  /** Where browsers reach it; the certificate is its own. */
  readonly url: string
  /** Where the operator reads mails and makes backups. */
  readonly operator: string
  /** What `start` said to whoever started it. */
  readonly output: string
}

/** How a backup command ended, as `server.ts` answers it. */
export interface BackupResult {
  readonly code: number
  readonly output: string
}
