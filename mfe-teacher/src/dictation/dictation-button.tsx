import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Mic from 'lucide-react/icons/mic'
import { withWords } from './speech-recognition'
import { useDictation } from './use-dictation'

interface DictationButtonProps {
  text: string
  onValueChange: (text: string) => void
  className?: string | undefined
}

/**
 * Dictates into a note, where the device recognises speech itself; nothing elsewhere. Says that nothing leaves the device
 * (rule capture.4).
 */
export function DictationButton({ text, onValueChange, className }: DictationButtonProps) {
  const { t } = useTranslation('teacher.dictation')
  const dictation = useDictation((words) => onValueChange(withWords(text, words)))
  if (!dictation) return null
  const isOn = dictation.state === 'listening'
  return (
    <>
      <IconButton
        label={isOn ? t(($) => $.stop) : t(($) => $.start)}
        aria-pressed={isOn}
        busy={dictation.state === 'preparing'}
        className={cn('shrink-0', isOn && 'text-primary', className)}
        onClick={dictation.toggle}
      >
        <Mic aria-hidden />
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {isOn ? t(($) => $.listening) : ''}
      </span>
    </>
  )
}
