import { useErrorText, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { Banner } from '@lernspur/ui/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { PasswordInput } from './password-input'
import { useSignIn } from './use-sign-in'

const looksLikeAddress = (email: string) => /^\S+@\S+\.\S+$/.test(email)

const useProblems = () => {
  const { t } = useTranslation('sign-in')
  return (email: string, password: string) => ({
    email: email === '' ? t(($) => $.email.missing) : looksLikeAddress(email) ? undefined : t(($) => $.email.malformed),
    password: password === '' ? t(($) => $.password.missing) : undefined,
  })
}

/** E-mail address and password. What was typed stays, whatever the answer is. */
export function SignInForm({ target }: { target: string }) {
  const { t } = useTranslation('sign-in')
  const textOf = useErrorText()
  const problemsOf = useProblems()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, error, isPending, isSuccess } = useSignIn(target)
  const problems = problemsOf(email.trim(), password)
  const shown = tried ? problems : { email: undefined, password: undefined }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.email) emailInput.current?.focus()
    else if (problems.password) passwordInput.current?.focus()
    else if (!isPending) mutate({ email: email.trim(), password })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {error && !isPending && (
        <Banner live tone="danger" icon={<CircleAlert />}>
          {textOf(error)}
        </Banner>
      )}
      <Field label={t(($) => $.email.label)} error={shown.email} required>
        <Input
          ref={emailInput}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t(($) => $.password.label)} error={shown.password} required>
        <PasswordInput
          ref={passwordInput}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={isPending || isSuccess}>
        {t(($) => $.submit)}
      </Button>
    </form>
  )
}
