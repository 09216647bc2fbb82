import '@lernspur/federation/runtime/check-file'
import './shell.css'

// In the same file, but run once the script itself has ended: React makes errors when it starts, and wherever tools are
// attached the browser reads everything that is still running again, to know the lines. That is a sixth of the work.
void import(/* webpackMode: "eager" */ './page')
