import '../home/home.css'
import { FirstSteps } from './first-steps'

/** The same list on the start page, where whoever signs in for the first time arrives. */
export function Component() {
  return <FirstSteps />
}
