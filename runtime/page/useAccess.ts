import { usePageServices } from './pageServices.tsx'

/** Tells whether the person holds an access code (specification 6); the server has the last word. */
export const useAccess = (): ((code: string) => boolean) => usePageServices().hasAccess

/** Tells whether the list of hidden actions names a code (specification 6): a code that nobody knows hides nothing. */
export const useExclusion = (): ((code: string) => boolean) => usePageServices().isExcluded
