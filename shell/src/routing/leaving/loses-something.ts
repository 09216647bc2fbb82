/** Whether somebody would ask before the window is closed: an area with entries, a draft, a write under way. */
export const losesSomething = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
