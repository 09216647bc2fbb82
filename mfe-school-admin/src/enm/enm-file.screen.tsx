import { enmSourceMutation } from '@lernspur/api-client/teacher/enm-file.queries'
import { ErrorNotice, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'
import { EnmPreview } from './enm-preview'
import type { EnmKey } from './file/container'
import { EnmFault } from './file/enm-fault'
import type { EnmFile } from './file/read-enm'
import { KeyForm } from './key-form'

/** A chosen file, as far as it was read. */
interface ChosenEnm {
  readonly source: File
  readonly file: EnmFile | null
  /** For an encrypted file; only as long as the page is open (rule enm.1). */
  readonly key: EnmKey | undefined
  readonly fault: EnmFault | null
}

function FaultBanner({ fault: { kind, detail } }: { fault: EnmFault }) {
  const { t } = useTranslation('school-admin.enm-file')
  const { at = '', limit = 0 } = detail
  return (
    <Banner tone="danger" icon={<CircleAlert />} live>
      {t(($) => $.fault[kind], { at, limit })}
    </Banner>
  )
}

/** A button that opens the file dialog; the same file can be chosen again. */
function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation('school-admin.enm-file')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".gz,.json,.base64,.enm,.txt"
        // Hidden, since the button opens it.
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <Button variant="outline" busy={busy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t(($) => $.file.choose)}
      </Button>
    </>
  )
}

/** What the school has for the half-year of a file, and then the file beside it. */
function ReadFile({ chosen, file, onClose }: { chosen: ChosenEnm; file: EnmFile; onClose: () => void }) {
  const { t } = useTranslation('school-admin.enm-file')
  const { mutationFn } = enmSourceMutation()
  const term = { schoolYear: file.content.schuljahr, semester: file.semester }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['enm-file', 'source', term],
    queryFn: () => mutationFn({ body: term }),
    staleTime: 0,
    gcTime: 0,
    // What is chosen of the preview stays while somebody chooses.
    refetchOnWindowFocus: false,
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) {
    return (
      <Loading label={t(($) => $.file.loading)} className="grid grid-cols-1 gap-2">
        <Skeleton className="h-8" />
        <Skeleton className="h-24" />
      </Loading>
    )
  }
  return <EnmPreview file={file} name={chosen.source.name} fileKey={chosen.key} source={data} onClose={onClose} />
}

/** Fills an ENM file of the school administration system (`/school/{schoolId}/settings/enm-file`, rule enm.1). */
export function Component() {
  const { t } = useTranslation('school-admin.enm-file')
  const [chosen, setChosen] = useState<ChosenEnm | null>(null)
  const [count, setCount] = useState(0)
  const [isReading, setReading] = useState(false)
  const read = async (source: File, key?: EnmKey) => {
    setReading(true)
    try {
      const { readEnm } = await import('./file/read-enm')
      setChosen({ source, key, file: await readEnm(source, key), fault: null })
    } catch (error) {
      setChosen({ source, key, file: null, fault: error instanceof EnmFault ? error : new EnmFault('damaged') })
    }
    setCount((before) => before + 1)
    setReading(false)
  }
  const fault = chosen?.fault
  const needsKey = fault?.kind === 'encrypted' || fault?.kind === 'wrongKey'
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <SettingsSection title={t(($) => $.file.title)} description={t(($) => $.file.description)}>
        <div className="flex flex-wrap items-center gap-3">
          <ChooseFile busy={isReading && !needsKey} onChoose={(file) => void read(file)} />
          {chosen && <span className="min-w-0 wrap-anywhere">{chosen.source.name}</span>}
        </div>
        {fault && fault.kind !== 'encrypted' && <FaultBanner fault={fault} />}
        {chosen && needsKey && <KeyForm busy={isReading} onSubmit={(key) => void read(chosen.source, key)} />}
      </SettingsSection>
      {chosen?.file && <ReadFile key={count} chosen={chosen} file={chosen.file} onClose={() => setChosen(null)} />}
    </Page>
  )
}
