import '@lernspur/federation/runtime/check-file'
import './shell.css'

/** The next task: before it, the browser can paint and answer a touch. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

// In the same file, but run once the script itself has ended: React makes errors when it starts, and wherever tools are
// attached the browser reads everything that is still running again, to know the lines. That is a sixth of the work.
// In three tasks, none of which takes a tablet much longer than a touch may wait.
const startPage = async () => {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './page')
  await nextTask()
  start()
}

void startPage()
