declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (target: object) => void
  export const performReactRefresh: () => unknown
}
