import { useTranslation } from '@lernspur/app-runtime'
import { StepRow } from './step-row'

/** The step that is done on the server: nothing in the product makes a backup. */
export function BackupStep({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('provider.home-first-steps')
  return (
    <StepRow
      isDone={isDone}
      title={t(($) => $.step.backup.title)}
      hint={isDone ? null : t(($) => $.step.backup.hint)}
    />
  )
}
