import { type PageServices, usePageServices } from './pageServices.tsx'

/** Shows a short message of the app, as widgets do when something that they began went wrong. */
export const useMessage = (): PageServices['message'] => usePageServices().message
