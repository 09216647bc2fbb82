import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Camera from 'lucide-react/icons/camera'
import { useEffect, useRef, useState } from 'react'
import { type CodeDetector, codeDetector, readFromCamera } from './read-code'

interface ReadingProps {
  detector: CodeDetector
  onRead: (code: string) => void
  onFail: () => void
}

/** The camera's picture while it looks for a code. */
function Viewfinder({ detector, onRead, onFail }: ReadingProps) {
  const { t } = useTranslation('shell.seal')
  const video = useRef<HTMLVideoElement>(null)
  const callbacks = useRef({ onRead, onFail })
  callbacks.current = { onRead, onFail }
  useEffect(() => {
    const end = new AbortController()
    if (!video.current) return
    readFromCamera(video.current, detector, end.signal).then(
      (code) => code !== undefined && !end.signal.aborted && callbacks.current.onRead(code),
      () => !end.signal.aborted && callbacks.current.onFail(),
    )
    return () => end.abort()
  }, [detector])
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t(($) => $.camera.sees)}
      className="max-h-80 w-full rounded-md bg-secondary object-cover"
    />
  )
}

/** Reads a code with the device's camera; renders nothing if the browser cannot. */
export function SealCamera({ onRead }: { onRead: (code: string) => void }) {
  const { t } = useTranslation('shell.seal')
  const { data: detector } = useQuery({
    queryKey: ['code-detector'],
    queryFn: async () => (await codeDetector()) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  if (!detector) return null
  const isOn = state === 'on'
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'failed' && (
        <Banner live tone="warning" className="w-full">
          {t(($) => $.camera.failed)}
        </Banner>
      )}
      {isOn && (
        <Viewfinder
          detector={detector}
          onRead={(code) => {
            setState('off')
            onRead(code)
          }}
          onFail={() => setState('failed')}
        />
      )}
      <Button variant="outline" onClick={() => setState(isOn ? 'off' : 'on')}>
        <Camera aria-hidden />
        {isOn ? t(($) => $.camera.end) : t(($) => $.camera.read)}
      </Button>
    </div>
  )
}
