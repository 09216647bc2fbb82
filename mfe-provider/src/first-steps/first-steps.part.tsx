import '../home/home.css'
import { FirstSteps } from './first-steps'

/** The first steps on the start page, where the first sign-in leads. */
export function Component() {
  return (
    <div className="empty:hidden lg:col-span-full">
      <FirstSteps />
    </div>
  )
}
