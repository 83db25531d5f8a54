import { usePageServices } from './pageServices.tsx'

/** Tells whether the person holds an access code (specification 6); the server has the last word. */
export const useAccess = (): ((code: string) => boolean) => usePageServices().hasAccess
