import { firstStepsCalls } from '@lernspur/api-client/provider/first-steps.queries'
import { ErrorBoundary, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Progress } from '@lernspur/ui/components/ui/progress'
import { Suspense } from 'react'
import { LinkedStep } from './linked-step'
import { MailStep } from './mail-step'
import { StepRow } from './step-row'

/** Milliseconds between two checks of a test mail that is on its way. */
const pollInterval = 3_000

/** How far the installation is set up; always refetched, because the screens that it links to change it. */
const useFirstSteps = () =>
  useSuspenseQuery({
    ...firstStepsCalls.getFirstSteps(),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const mail = state.data?.mail
      return mail?.hasServer && mail.lastTest?.status === 'waiting' ? pollInterval : false
    },
  }).data

/** Done on the server: nothing in the product makes a backup. */
function BackupStep({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('provider.home-first-steps')
  return (
    <StepRow
      isDone={isDone}
      title={t(($) => $.step.backup.title)}
      hint={isDone ? null : t(($) => $.step.backup.hint)}
    />
  )
}

function PutAway() {
  const { t } = useTranslation('provider.home-first-steps')
  const toast = useToast()
  const change = useMutation(firstStepsCalls.putAwayFirstSteps())
  const putAway = async () => {
    await change.mutateAsync({ body: { isPutAway: true } })
    toast({
      text: t(($) => $.isAway),
      undo: () => change.mutateAsync({ body: { isPutAway: false } }).then(() => {}),
    })
  }
  return (
    <Button size="sm" variant="outline" busy={change.isPending} onClick={() => void putAway().catch(() => null)}>
      {t(($) => $.putAway)}
    </Button>
  )
}

function Checklist() {
  const { t } = useTranslation('provider.home-first-steps')
  const { steps, missingOperatorFacts, mail, isPutAway } = useFirstSteps()
  if (isPutAway) return null
  const done = steps.filter(({ isDone }) => isDone).length
  const progress = t(($) => $.progress, { done, all: steps.length })
  const isFinished = done === steps.length
  return (
    <section aria-label={t(($) => $.title)}>
      <Card>
        <CardHeading
          title={t(($) => $.title)}
          description={isFinished ? t(($) => $.finished) : progress}
          actions={isFinished && <PutAway />}
        />
        <div className="px-5 pb-4">
          <Progress value={done} max={steps.length} aria-label={progress} />
        </div>
        <ol className="border-t">
          {steps.map(({ name, isDone }) => {
            if (name === 'mail') return <MailStep key={name} isDone={isDone} mail={mail} />
            if (name === 'backup') return <BackupStep key={name} isDone={isDone} />
            return <LinkedStep key={name} name={name} isDone={isDone} missing={missingOperatorFacts} />
          })}
        </ol>
      </Card>
    </section>
  )
}

/**
 * The steps that make a new installation work, each with a link (rules first-steps.1, first-steps.2). Renders nothing
 * once put away, and no skeleton while loading, because most of the time it is not there.
 */
export function FirstSteps() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Checklist />
      </Suspense>
    </ErrorBoundary>
  )
}
