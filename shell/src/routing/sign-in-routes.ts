import { paths, type RouteObject } from '@lernspur/app-kit'
import { send } from './send'

/** Pages below `/auth` in their given order (rule screen.1), and the invitations, which are open to visitors, too. */
export const signInRoutes: RouteObject[] = [
  { path: '/auth', loader: () => send('/auth', paths.login) },
  { path: paths.emailChange, lazy: () => import('../sign-in/email/email-change.screen') },
  { path: paths.finishRegistration, lazy: () => import('../sign-in/registration/finish-registration.screen') },
  { path: paths.login, lazy: () => import('../sign-in/login/login.screen') },
  { path: paths.passwordReset, lazy: () => import('../sign-in/password/password-reset.screen') },
  { path: paths.register, lazy: () => import('../sign-in/registration/register.screen') },
  { path: paths.resetPassword, lazy: () => import('../sign-in/password/reset-password.screen') },
  { path: paths.invitations, lazy: () => import('../invitation/invitations.screen') },
]
